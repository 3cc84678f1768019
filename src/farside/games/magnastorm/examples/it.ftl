# Esempi delle regole di Magnastorm.
price = il prezzo di un comandante
price-1 = Sotto Mira ci sono due membri dell’equipaggio neutrali: costa ad A *due cubi gialli*. Con uno arancio in più, Justin costa anche un cubo arancio.
price-2 = A paga e posa entrambi su caselle libere in basso. Non segue alcuna azione; le caselle sono occupate.
price-3 = La carta di Mira è di A, con due punti reputazione subito: da 7 a *9*.
lab = un viaggio, una stazione, un laboratorio
lab-1 = L’esploratore di A sta per andare dal settore in basso a sinistra a quello di sinistra.
lab-2 = Per strada A ha costruito una stazione per un cubo e, sulla casella verde, un laboratorio: il suo segnalino verde sale *da 1 a 2*.
