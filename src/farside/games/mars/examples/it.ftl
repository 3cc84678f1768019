# Esempi delle regole di Mars.
housing = un’abitazione finché c’è energia
housing-1 = A usa quattro energie su cinque e può pagare l’abitazione 1: il prezzo è segnato al suo posto.
housing-2 = Costruita, prende la quinta energia ed è subito attiva: un punto, e *tre coloni* liberi di lavorare.
dark = una centrale senza colono
dark-1 = La centrale 1 c’è, ma nessuno ci lavora: è inattiva e non dà *nulla*.
dark-2 = Con un colono funziona: l’energia di A passa *da 5 a 10*.
