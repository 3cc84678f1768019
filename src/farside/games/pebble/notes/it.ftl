# Una parola per ogni pezzo di Pebble, in italiano.

note-site = Pagane il prezzo in sassi ed è tuo fino alla fine. Conta i suoi punti, e due in più per ogni coppia di vicini tuoi.
note-bird = Tutti lo mettono coperto insieme. Comincia il rango più basso. Un uccello porta i suoi sassi e può abbassare i prezzi.
note-player = Che cosa ha questo giocatore. Vince chi ha più punti; a parità, più sassi.
note-round = In ogni round tutti preparano un uccello, poi ognuno occupa un sito o passa. Si finisce dopo l’ultimo round o con l’ultimo sito.
