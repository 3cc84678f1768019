
# -- L’immagine: etichette, quello che dice un pezzo quando lo si indica, e la posizione a parole. ---------------------

picture-board = Il continente: otto aree attorno ai tracciati ricerca
picture-strip = Prossimi turni se nulla si muove
picture-cards = Carte Edificio scoperte
picture-players = Giocatori
picture-scoring = Punteggio
picture-research = Ricerca

picture-player = { $who ->
    [you] Tu
   *[other] { $name }
}
picture-list = { $first } e { $last }
picture-none = nessuno

picture-zone-sw = Basso sinistra
picture-zone-s = Basso
picture-zone-se = Basso destra
picture-zone-e = Destra
picture-zone-ne = Alto destra
picture-zone-n = Alto
picture-zone-nw = Alto sinistra
picture-zone-w = Sinistra

picture-zone-closed = { $zone }: chiusa dal pack in questa partita.
picture-zone-holds = { $zone }. Edifici: { $buildings }. Scienziati: { $people }.
picture-zone-pot = Il primo prende { $pot } punti: { $leaders }.
picture-zone-strength = La tua forza qui: { $n }.
picture-building-at = { $building } ({ $zone })
picture-building-new = { $building } ({ $zone }), appena costruito
picture-scientists = { $who ->
    [you] { $n ->
        [one] Il tuo scienziato
       *[other] I tuoi { $n } scienziati
    }
   *[other] { $n ->
        [one] Uno scienziato ({ $name })
       *[other] { $n } scienziati ({ $name })
    }
}
picture-pot = { $zone }: il primo prende { $pot } punti per ora ({ $leaders })

picture-sun = Il sole illumina: { $zone }
picture-sun-away = { $n ->
    [one] { $zone }: prossima tappa del sole
   *[other] { $zone }: il sole arriva tra { $n } aree
}
picture-ship = { $who ->
    [you] La tua nave ({ $zone }, posto { $place })
   *[other] Nave di { $name } ({ $zone }, posto { $place })
}
picture-icebreaker = { $who ->
    [you] Il tuo rompighiaccio ({ $zone }): la tua seconda nave potrà agire dopo la prima
   *[other] Rompighiaccio di { $name } ({ $zone }): la seconda nave potrà agire dopo la prima
}
picture-wake = { $who ->
    [you] Ultimo spostamento: tu ({ $start } → { $zone })
   *[other] Ultimo spostamento: { $name } ({ $start } → { $zone })
}
picture-wake-new = { $who ->
    [you] Ultima mossa: la tua nuova nave ({ $zone })
   *[other] Ultima mossa: nuova nave di { $name } ({ $zone })
}

picture-legend-red = ogni cubetto che passa
picture-legend-blue = il primo cubetto: per tutti
picture-track-closed = { $track }: chiuso con così pochi giocatori
picture-track-points = { $who ->
    [you] { $track }: sei in testa e prendi { $n } punti per ora
   *[other] { $track }: { $name } è in testa e prende { $n } punti per ora
}
picture-cube = { $who ->
    [you] { $track }: il tuo cubetto sulla casella { $space }, { $n } punti per ora
   *[other] { $track }: cubetto di { $name } sulla casella { $space }, { $n } punti per ora
}
picture-icon-red = Casella { $space }: { $icon } (per ogni cubetto che passa)
picture-icon-blue = { $used ->
    [true] Casella { $space }: { $icon } (già usata)
   *[other] Casella { $space }: { $icon } (una volta sola, per tutti)
}

picture-until-end = Alla fine mancano
picture-end-scientists = { $n ->
    [one] Resta { $n } scienziato tra riserva personale e comune: { $people }. A zero la partita finisce.
   *[other] Restano { $n } scienziati tra riserva personale e comune: { $people }. A zero la partita finisce.
}
picture-end-cards = { $n ->
    [one] Resta { $n } carta Edificio in tutto. A zero la partita finisce.
   *[other] Restano { $n } carte Edificio in tutto. A zero la partita finisce.
}
picture-end-still = Si muovono solo navi da { $n } aree del sole. A { $limit } la partita finisce.
picture-pile = Carte Cantiere navale
picture-draft = Scelta di una carta
picture-pile-card = { $card }: { $n }
picture-points-now = Punti per ora
picture-points-final = Punti

picture-turn = { $who ->
    [you] { $n ->
        [0] Tu adesso ({ $zone })
        [one] Tu ({ $zone }), il sole arriva alla prossima area
       *[other] Tu ({ $zone }), il sole arriva tra { $n } aree
    }
   *[other] { $n ->
        [0] { $name } adesso ({ $zone })
        [one] { $name } ({ $zone }), il sole arriva alla prossima area
       *[other] { $name } ({ $zone }), il sole arriva tra { $n } aree
    }
}
picture-by-icebreaker = con il rompighiaccio
picture-again = { $n ->
    [one] poi tocca a te
   *[other] tocca a te tra { $n } turni
}
picture-again-none = nessuna tua nave attende

picture-cards-left = restano { $n }
picture-cards-left-long = { $n ->
    [one] Una carta in questo mazzo
   *[other] { $n } carte in questo mazzo
}
picture-deck-empty = Mazzo esaurito.
picture-cost-scientists = { $n ->
    [one] Uno scienziato da piazzare
   *[other] { $n } scienziati da piazzare
}
picture-cost-steps = { $n ->
    [one] Una casella di ricerca
   *[other] { $n } caselle di ricerca
}
picture-cost-star = Vale come carta con asterisco
picture-costs-card = Costa la tua carta: { $card }
picture-need-ok = accesso coperto
picture-need-card = lo copre una carta
picture-need-no = manca
picture-need-at = { $zones }
picture-need-only = solo { $zones }
picture-need-some = { $zones }
picture-need-or-card = { $zones }, o carta
picture-need-nowhere = ancora da nessuna parte
picture-need-nowhere-card = nessuna area, o carta
picture-status-yes = Possibile
picture-status-ready = in { $n } aree su { $of }
picture-status-here = qui
picture-status-no = Non ancora:
picture-status-over = La partita è finita.
picture-lack-scientists = { $n ->
    [one] manca { $n } scienziato
   *[other] mancano { $n } scienziati
}
picture-lack-needs = { $n ->
    [one] ne manca uno
   *[other] ne mancano { $n }
}
picture-lack-stands = c’è già qui
picture-lack-other = nessuna area libera
picture-rosette = Costruibile: { $zones }. C’è già: { $stands }.

picture-first-player = Primo giocatore
picture-winner = Vincitore
picture-now = ora
picture-split = Aree { $zones }, tracciati { $tracks }, asterischi { $stars }, scartate { $given }
picture-stat-staff = Riserva personale, pronti da piazzare: { $n }
picture-stat-reserve = Riserva comune, ancora da reclutare: { $n }
picture-stat-vessel = Navi disponibili: { $n }
picture-stat-cube = Cubetti disponibili: { $n }
picture-stat-star = Carte con asterisco: { $n }
picture-stat-give = Risorse scartate: { $n }

picture-could-research = { $n ->
    [one] Ricerca: una casella ({ $tracks })
   *[other] Ricerca: { $n } caselle ({ $tracks })
}
picture-could-recruit = { $n ->
    [0] Nessuno scienziato da reclutare
    [one] Reclutare uno scienziato
   *[other] Reclutare { $n } scienziati
}
picture-could-ship = Costruire una nave ({ $zone })
picture-could-build = Costruire: { $building }
picture-could-build-card = Costruire: { $building }, con la carta: { $card }
picture-nth = { $n }º
picture-when = { $n ->
    [one] Posto { $place }; se nulla si muove, la nave agisce quando il sole avrà fatto un’area
   *[other] Posto { $place }; se nulla si muove, la nave agisce quando il sole avrà fatto { $n } aree
}
picture-lands = { $n ->
    [one] Una casella, fino alla { $space } (valore { $value })
   *[other] { $n } caselle, fino alla { $space } (valore { $value })
}
picture-space = casella { $n }

picture-scoring-zones = Aree
picture-scoring-tracks = Tracciati ricerca
picture-scoring-stars = Carte con asterisco
picture-scoring-given = Risorse scartate
picture-total = Totale
picture-ended-ANT-END-1 = Gli scienziati o le carte sono esauriti.
picture-ended-ANT-END-5 = Non resta nessuna nave sul tabellone.
picture-ended-ANT-END-6 = Per tre giri del sole non è cambiato nulla.
picture-wins = { $who ->
    [you] Hai vinto.
    [several] Vittoria condivisa: { $people }.
   *[other] Vince { $people }.
}

picture-words-mine = Quello che è tuo
picture-words-turns = Il sole e i prossimi turni
picture-words-zones = Le aree, a partire dal sole
picture-words-others = Gli altri giocatori
picture-words-player = { $name }: riserva personale { $staff }, riserva comune { $reserve }, navi in mare { $sailing }, navi disponibili { $ships }, cubetti disponibili { $cubes }, carte con asterisco { $stars }, scartate { $given }.
picture-words-hand = { $name }, mano: { $cards }.
picture-words-points = { $name }: { $n } punti se la partita finisse ora (aree { $zones }, tracciati { $tracks }, asterischi { $stars }, scartate { $given }).
picture-words-queue = Fila: { $queue }.
picture-words-icebreakers = Rompighiaccio: { $people }.
picture-words-card = { $deck }: { $building }. Scienziati da piazzare: { $scientists }. Caselle di ricerca: { $steps }. Carte rimaste: { $left }.
picture-words-needs = Serve: { $needs }.
picture-words-ready = Costruibile in { $n } aree su { $of }: { $zones }.
picture-words-cube = { $name } sulla casella { $space } ({ $n } punti)
picture-words-icons = Icone ancora attive: { $icons }.
