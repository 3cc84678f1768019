# Una parola per ogni pezzo di Pebble, in italiano.

note-site = Pagatene il prezzo in ciottoli ed è vostro fino alla fine. Conta i suoi punti, e due in più per ogni coppia di vicini vostri.
note-bird = Tutti lo mettono coperto insieme. Comincia il rango più basso. Un uccello porta i suoi ciottoli e può abbassare i prezzi.
note-player = Che cosa ha questo giocatore. Vince chi ha più punti; a parità, più ciottoli.
note-round = In ogni turno tutti preparano un uccello, poi ognuno occupa un luogo o passa. Si finisce dopo l’ultimo turno o con l’ultimo luogo.
