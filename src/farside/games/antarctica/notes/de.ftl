# Ein Wort für jedes Stück von Antarctica: höchstens dreißig Wörter dafür, was etwas tut.

note-zone = Ein Achtel des Kontinents. An der Küste liegen bis zu drei Schiffe; Gebäude dienen allen, die hier ein Schiff haben. Die Wissenschaftler zählen am Ende.
note-zone-closed = Durch Packeis geschlossen: Zu zweit fährt kein Schiff hierher, und nichts wird gebaut.
note-sun-away = { $n ->
    [0] die Sonne ist hier
    [one] die Sonne kommt als Nächstes
   *[other] die Sonne ist noch { $n } Gebiete entfernt
}
note-building-camp = Ein Schiff, das ankommt, darf anheuern: so viele Wissenschaftler aus der Reserve, wie deine Stärke hier ist, also deine Schiffe und Wissenschaftler.
note-building-shipyard = Ein Schiff, das ankommt, darf ein neues Schiff im Gebiet der Sonne bauen. Alle anderen nehmen dann eine Werftkarte.
note-building-resource = Für andere Gebäude nötig: Eine Karte, die es zeigt, kann bauen, wer hier ein Schiff hat, gleich wo das neue Gebäude steht.
note-building-expertise = Bringt beim Bauen einen Stern. Manche Prestigekarte braucht es: Ein Schiff hier genügt. Ein Gebiet hat von jeder Art nur eins.
note-building-centre = Ein Schiff, das ankommt, darf forschen: so viele Schritte auf der Leiste dieser Station, wie deine Stärke im Gebiet ist.
note-building-prestige = Kein anderes Gebäude braucht es: Man baut es wegen der Schritte, der Wissenschaftler und des Sterns, wenn es einen hat. Von jeder Art eins je Gebiet.
note-ghost-camp = { note-building-camp }
note-ghost-shipyard = { note-building-shipyard }
note-ghost-resource = { note-building-resource }
note-ghost-expertise = { note-building-expertise }
note-ghost-centre = { note-building-centre }
note-ghost-prestige = { note-building-prestige }
note-ghost-ship = { note-ship }
note-ghost-scientist = { note-sci }
note-access = Mit einem Schiff hier: { $people }.
note-access-none = Kein Schiff wartet hier: Es dient gerade niemandem.
note-asked = { $n ->
    [one] Eine offene Karte verlangt es: { $cards }.
   *[other] Offene Karten verlangen es: { $cards }.
}
note-sci = Bleibt bis zum Ende in diesem Gebiet. Wer die meisten hat, nimmt den Topf; jeder erhöht auch deine Stärke hier um eins.
note-pot-name = Topf des Gebiets
note-pot = Was Platz eins jetzt nähme: Gebäude, alle Wissenschaftler und eins mehr. Platz zwei bekommt die Zahl der Wissenschaftler von Platz eins.
note-ship-name = { $who ->
    [you] Dein Schiff
   *[other] Schiff von { $name }
}
note-place = { $zone }, Platz { $n }
note-ship = Wartet auf die Sonne. Kommt sie, fährt das erste Schiff in ein anderes Gebiet und handelt dort. Wartend öffnet es die Gebäude seines Gebiets.
note-acts = { $n ->
    [0] Handelt jetzt.
    [one] Handelt, wenn die Sonne ins nächste Gebiet zieht und sich nichts ändert.
   *[other] Handelt, wenn die Sonne { $n } Gebiete weiter ist und sich nichts ändert.
}
note-acts-later = Andere stehen davor: In diesem Umlauf handelt es nicht.
note-opens = Öffnet: { $buildings }.
note-ice = Lässt auch das eigene Schiff auf Platz 2 handeln, nach dem ersten, wenn die Sonne kommt. Danach ist die Karte fort.
note-lay = { note-ice }
note-sun-name = Die Sonne
note-sun = Zieht gegen den Uhrzeigersinn von Gebiet zu Gebiet, an denen ohne Schiffe vorbei. Wo sie hält, ist das erste Schiff dran.
note-sunspace-name = Feld der Sonne
note-sunspace = Die Zahl sagt, wie viele Gebiete die Sonne noch entfernt ist. Gebiete ohne Schiffe werden übergangen.
note-first-here = { $who ->
    [you] Dein Schiff liegt auf Platz 1.
   *[other] Ein Schiff von { $name } liegt auf Platz 1.
}
note-nobody-here = Kein Schiff wartet hier: Die Sonne zöge vorbei.
note-coming = Der Streifen zeigt der Reihe nach, wer wo handelt, solange kein Schiff sich bewegt. Jeder Zug kann das ändern.
note-track = Alle dürfen hier einen Würfel haben. Am Ende nimmt der vorderste die Werte aller Würfel, jeder andere den des Würfels davor. Symbole wirken unterwegs.
note-cube-name = { $who ->
    [you] Dein Würfel
   *[other] Würfel von { $name }
}
note-cube = Geht nur vorwärts; besetzte Felder kosten nichts. Am Ende nimmt der vorderste die Werte aller Würfel, jeder andere den des Würfels davor.
note-advance = Wähle diese Leiste, und dein Würfel geht dorthin. Symbole unterwegs werden vom Anfang der Leiste an ausgeführt.
note-icon-place = { $colour ->
    [blue] blaues Symbol
   *[red] rotes Symbol
}, { $track }, Feld { $space }
note-icon-recruit_1 = Wessen Würfel darauf landet oder vorbeikommt, holt einen Wissenschaftler aus der Reserve zum Personal.
note-icon-new_ship = Wessen Würfel darauf landet oder vorbeikommt, setzt ein Schiff ans Ende der Reihe im Gebiet der Sonne; die anderen nehmen dann eine Werftkarte.
note-icon-expertise_card = Wessen Würfel darauf landet oder vorbeikommt, nimmt ein Know-how: Es ersetzt beim Bauen einmal ein Laboratorium oder eine Fabrik.
note-icon-simple_card = Wessen Würfel darauf landet oder vorbeikommt, nimmt eine einfache Ressource, wenn noch keine auf der Hand ist.
note-icon-move_ship = Der erste Würfel hier lässt alle ein Schiff in ein Gebiet mit Platz versetzen. Es folgt keine Aktion. Dann ist es verbraucht.
note-icon-shipyard_draft = Der erste Würfel hier deckt so viele Werftkarten auf, wie Personen spielen; alle nehmen eine. Dann ist es verbraucht.
note-icon-advance_3 = Der erste Würfel hier lässt alle drei Schritte vorrücken, keine zwei auf derselben Leiste. Dann ist es verbraucht.
note-icon-used = Verbraucht: jetzt ein gewöhnliches Feld.
note-icon-blue = Wirkt noch: Kein Würfel kam vorbei.
note-icon-red = Wirkt für jeden Würfel einmal.
note-steps = { $n ->
    [one] noch 1 Schritt
   *[other] noch { $n } Schritte
}
note-past = vorbei
note-deck = Zum Bauen brauchst du Schiffe an allen gezeigten Gebäuden und die Wissenschaftler im Personal. Sie kommen ins Gebiet; dann folgen Forschungsschritte.
note-card-icebreaker = Leg ihn in ein Gebiet, in dem dein Schiff das zweite ist: Kommt die Sonne, handelt es auch.
note-card-place_scientist = Setzt einen Wissenschaftler aus deinem Personal ins Gebiet, das dein Schiff erreicht hat.
note-card-plus_two = Zwei Wissenschaftler kommen aus der Reserve zum Personal.
note-card-fast_research = Drei Schritte auf einer Forschungsleiste deiner Wahl, mit Symbolen.
note-card-simple = Ersetzt einen Kran, Förderturm, Bohrturm oder ein Windrad, das eine Baukarte verlangt. Danach liegt sie beiseite und kann wiederkommen.
note-card-expertise = Ersetzt ein Laboratorium oder eine Fabrik, die eine Baukarte verlangt. Danach ist sie fort.
note-held = Auf der Hand von: { $people }.
note-piles = Werftkarten kommen, wenn jemand anders ein Schiff baut, oder durch ein blaues Symbol. Je Sonnenschritt darf eine Karte gespielt werden.
note-player = Was diese Person hat und bekäme. Die Handkarten sind offen.
note-stat-staff-name = Personal
note-stat-staff = Wissenschaftler, bereit zum Einsetzen. Jeder Bau braucht einen oder zwei. Hat jemand weder Personal noch Reserve, endet die Partie.
note-stat-reserve-name = Reserve
note-stat-reserve = Wissenschaftler, die noch daheim sind. Camps, rote Symbole, Karten und freigegebene Spielsteine bringen sie zum Personal.
note-stat-vessel-name = Schiffe im Vorrat
note-stat-vessel = Schiffe, die noch nicht auf dem Plan sind. Eine Werft oder ein Symbol bringt sie; freigegeben bringen sie je einen Wissenschaftler und am Ende Punkte.
note-stat-cube-name = Würfel im Vorrat
note-stat-cube = Einen brauchst du, um auf eine Leiste zu kommen. Freigegeben bringt er einen Wissenschaftler und Punkte am Ende.
note-stat-star-name = Sternkarten
note-stat-star = Gebaute Karten mit Stern: Fabrik, Laboratorium, Quartier, Parabolantenne. Wer die meisten hat, nimmt am Ende den Topf.
note-stat-give-name = Freigegeben
note-stat-give = Einmal je Zug darf ein Schiff oder Würfel für einen Wissenschaftler der Reserve freigegeben werden. Das zählt am Ende.
note-until-end = Schluss ist nach dem Zug, in dem jemand weder Personal noch Reserve hat oder alle Baukarten gebaut sind. Dann wird alles gewertet.
note-strength = Deine Schiffe und Wissenschaftler in einem Gebiet zusammen. So viele heuert ein Camp an, so viele Schritte bringt eine Forschungsstation.

term-ship = Schiff; Schiffe
term-scientist = Wissenschaftler
term-zone = Gebiet; Gebiete
term-track = Forschungsleiste; Forschungsleisten; Leiste
term-staff = Personal
term-reserve = Reserve
term-strength = Stärke
