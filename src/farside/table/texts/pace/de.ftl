# Tempo und Manieren: was alle vereinbaren, Zeit in Worten, was Leute neben ihren Zügen tun.

told-nudged = { $who ->
    [you] Du hast { $other } angestupst.
   *[other] { $other_who ->
        [you] { $seat } hat dich angestupst.
       *[other] { $seat } hat { $other } angestupst.
    }
}
told-away = { $who ->
    [you] Du bist bis { $date } weg.
   *[other] { $seat } ist bis { $date } weg.
}
told-back = { $who ->
    [you] Du bist wieder da.
   *[other] { $seat } ist wieder da.
}
told-handed-over = { $who ->
    [you] Du hast deinen Platz einem Bot überlassen.
   *[other] { $seat } hat den Platz einem Bot überlassen.
}
told-taken-back = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $seat } spielt wieder selbst.
}
told-left = { $who ->
    [you] Du hast die Partie verlassen: Ein Bot spielt weiter.
   *[other] { $seat } hat die Partie verlassen: Ein Bot spielt weiter.
}
told-pauses = Alle wollen eine Pause: Die Uhr steht.
told-goes-on = { $who ->
    [you] Du willst weiterspielen: Die Uhr läuft wieder.
   *[other] { $seat } will weiterspielen: Die Uhr läuft wieder.
}
told-goes-on-with-bot = Für { $who ->
    [you] dich spielt ein Bot weiter; du kannst jederzeit wieder übernehmen.
   *[other] { $seat } spielt ein Bot weiter; der Platz kann jederzeit wieder übernommen werden.
}
told-waits-for = Die Partie wartet auf { $who ->
    [you] dich.
   *[other] { $seat }.
}
told-ended = Die Partie wurde ohne Ergebnis beendet.
told-new-terms = Alle sind einverstanden: Die Vereinbarung ist geändert.
told-old-terms = Nicht alle waren einverstanden: Die Vereinbarung bleibt, wie sie war.
told-time-up = { $who ->
    [you] Deine Zeit war um: Ein Bot hat diesen Zug gemacht.
   *[other] Die Zeit von { $seat } war um: Ein Bot hat diesen Zug gemacht.
}
told-paused-for = { $who ->
    [you] Deine Zeit ist um: Die Partie wartet auf dich.
   *[other] Die Zeit von { $seat } ist um: Die Partie wartet.
}

trouble-nudge = Anstupsen geht erst später: nicht vor der Hälfte der Zeit und nicht in Ruhezeiten.
trouble-nudge-no = Jetzt kann niemand angestupst werden: nicht am Zug, schon angestupst, oder an diesem Tisch nicht vereinbart.
trouble-no-pace = An diesem Tisch ist nichts über Zeit vereinbart, also zählt hier nichts.
trouble-holiday = So viel Urlaub ist nicht vereinbart: Dieses Jahr { $what ->
    [0] ist kein Tag
    [1] ist ein Tag
   *[other] sind { $what } Tage
} übrig. Komm früher zurück, oder lass inzwischen einen Bot spielen.
trouble-handed = Ein Bot spielt für dich. Übernimm zuerst deinen Platz.
trouble-ended = Diese Partie wurde ohne Ergebnis beendet.
trouble-terms = So geht die Vereinbarung nicht: { $what }.

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
on-day = { $day }. { $month }

length-days = { $n ->
    [one] einem Tag
   *[other] { $n } Tagen
}
length-hours = { $n ->
    [one] einer Stunde
   *[other] { $n } Stunden
}
length-minutes = { $n ->
    [one] einer Minute
   *[other] { $n } Minuten
}
length-seconds = { $n ->
    [one] einer Sekunde
   *[other] { $n } Sekunden
}
short-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
short-hours = { $n } Std.
short-minutes = { $n } Min.
short-seconds = { $n } s
short-none = keine
short-now = unter 1 Min.

agree-live = Wir sitzen jetzt alle am Tisch.
agree-live-clock = Wir sitzen jetzt alle am Tisch, alle mit { $bank } auf der Uhr.
agree-live-gain = Wir sitzen jetzt alle am Tisch, alle mit { $bank } auf der Uhr und { $gain } mehr für jeden Zug.
agree-daily = Alle ziehen innerhalb von { $turn }, mit { $bank } in Reserve.
agree-daily-plain = Alle ziehen innerhalb von { $turn }.
agree-free = Niemand zählt die Tage.
agree-holiday = { $n ->
    [0] Urlaub gibt es nicht.
    [one] Alle haben einen Tag Urlaub im Jahr.
   *[other] Alle haben { $n } Tage Urlaub im Jahr.
}
agree-nights = Nächte zählen nicht.
agree-weekends = Wochenenden zählen nicht.
agree-both = Nächte und Wochenenden zählen nicht.
agree-up-bot = Ist die Zeit um, springt für diesen einen Zug ein Bot ein.
agree-up-pause = Ist die Zeit um, macht die Partie Pause.
agree-up-nothing = Ist die Zeit um, geschieht nichts.
agree-no-nudge = Niemand stupst an.
agree-no-plans = Niemand plant voraus.
agree-talk-words = Wir reden in kurzen Worten.
agree-talk-reactions = Wir reagieren, schreiben aber nichts.
agree-talk-silent = Wir spielen still.
agree-advice = Alle dürfen um Tipps bitten.
agree-no-advice = Niemand bittet um Tipps.

pace-title = Tempo und Gespräch
pace-pace = Tempo
pace-live = Live
pace-live-line = Alle sitzen jetzt am Tisch.
pace-live-foot = auf Wunsch mit Schachuhr; ohne Rufe
pace-daily = Ein Zug am Tag
pace-daily-line = Jeder Zug innerhalb eines Tages, mit zwei Tagen in Reserve.
pace-daily-foot = jeden Tag ein wenig
pace-free = Keine Eile
pace-free-line = Niemand zählt. Nach einer Woche ein sanftes Wort.
pace-free-foot = so lange es eben dauert
pace-took = deine letzten { $n } Partien dauerten { $least } bis { $most }
pace-took-alike = deine letzten { $n } Partien dauerten je { $length }
pace-took-one = deine letzte Partie dauerte { $length }
pace-days = M D M D F S S
pace-turn = Zeit für einen Zug
pace-bank = In Reserve
pace-nights = Nächte zählen nicht, 22 bis 7 Uhr am jeweiligen Ort
pace-weekends = Wochenenden zählen nicht
pace-minutes = Auf der Uhr
pace-gain = Für jeden Zug
pace-up = Wenn jemandes Zeit um ist
pace-up-bot = Ein Bot springt für diesen Zug ein
pace-up-bot-line = Er sieht nur, was der Platz sieht. Der nächste Zug gehört wieder dem Menschen.
pace-up-pause = Die Partie macht Pause
pace-up-pause-line = Nichts geschieht, bis der Mensch kommt oder die anderen für einen Bot stimmen.
pace-up-nothing = Nichts
pace-up-nothing-line = Die Zeit wird gezeigt, niemand handelt danach.
pace-manners = Urlaub und Anstupsen
pace-holiday = { $n ->
    [0] Kein Urlaub
    [one] Ein Tag Urlaub für alle
   *[other] { $n } Tage Urlaub für alle
}
pace-holiday-line = Die Uhr steht; der Tisch zeigt, bis wann.
pace-nudge = Anstupsen nach der halben Zeit
pace-nudge-line = Ein Ruf für jeden Zug, von wem auch immer, nicht in Ruhezeiten.
pace-plans = Vorausplanen
pace-plans-line = „Wenn sich nichts ändert, spiel das“: Alle dürfen, niemand sieht es.
pace-talk = Gespräch
pace-talk-words = Worte und Reaktionen
pace-talk-words-line = 140 Zeichen, zu einem Zug. Reaktionen lesen alle in ihrer Sprache.
pace-talk-reactions = Nur Reaktionen
pace-talk-reactions-line = Sechs davon, kein Tippen.
pace-talk-silent = Still
pace-talk-line = Alle können das Gespräch für sich mit einem Klick abschalten.
pace-agreed = Was ihr vereinbart.
pace-agreed-line = Alle sehen das, bevor sie sich setzen; später ändern können es nur alle zusammen.
pace-agreement = Was vereinbart ist
pace-change = Vereinbarung ändern …
pace-change-title = Eine andere Vereinbarung
pace-change-line = Alle am Tisch werden gefragt. Schweigen heißt nein: Nach { $n } Tagen bleibt alles, wie es war.
pace-change-go = Alle fragen
pace-change-not = Wie bisher

wait-left = noch { $left }
wait-since = seit { $since }
wait-up = die Zeit ist um
wait-no-hurry = keine Eile
wait-quiet = Ruhezeit von { $name }: bis { $hour }.
wait-quiet-mine = Deine Ruhezeit: bis { $hour }.
wait-still = Die Zeit steht bis { $hour }.
wait-away = im Urlaub bis { $date }
wait-paused = Die Uhr steht: Alle wollten eine Pause.
wait-closed = Der Server war aus ({ $time }): Diese Zeit zählt für niemanden.
wait-absent = Die Partie wartet auf { $name }.
wait-free-seat = Die Uhr läuft, sobald alle sitzen.
wait-bot = Für { $name } spielt jetzt ein Bot.
wait-bank = Reserve { $bank }
wait-bot-for = Bot für { $name }
wait-nudge = Anstupsen
wait-nudge-named = { $name } anstupsen
wait-nudge-in = Anstupsen in { $time }
wait-nudged = Angestupst
wait-away-do = Ich bin weg …
wait-away-until = Bis wann?
wait-away-how = Und inzwischen?
wait-away-still = die Uhr steht
wait-away-bot = ein Bot spielt für mich
wait-away-left = { $n ->
    [one] Ein Tag Urlaub ist dieses Jahr übrig.
   *[other] { $n } Tage Urlaub sind dieses Jahr übrig.
}
wait-away-days = { $n ->
    [one] noch 1 Tag
   *[other] noch { $n } Tage
}
wait-away-go = Los geht’s
wait-back = Ich bin wieder da
wait-am-away = Du bist bis { $date } weg.
wait-hand-over = Einem Bot überlassen …
wait-hand-over-line = Er sieht, was dein Platz sieht. Du kannst jederzeit wieder übernehmen.
wait-hand-over-do = Überlassen
wait-take-back = Wieder selbst spielen
wait-handed = Ein Bot spielt für dich.
wait-pause = Pause
wait-pause-wish = Du willst eine Pause; sie beginnt, wenn alle sie wollen.
wait-pause-asked = { $name } hätte gern eine Pause.
wait-go-on = Weiter
wait-leave = Partie verlassen …
wait-leave-title = { $table } verlassen?
wait-leave-line = Ein Bot spielt für dich weiter. Die anderen sehen es. Von dir aus kannst du nicht zurückkommen.
wait-leave-do = Verlassen
wait-ask-absent = { $name } kommt nicht. Wie soll es weitergehen?
wait-ask-about = Du hast deine Züge verpasst. Die anderen entscheiden, wie es weitergeht; spiel, und alles ist wie zuvor.
wait-vote-bot = Mit dem Bot
wait-vote-wait = Wir warten
wait-vote-end = Ohne Ergebnis beenden
wait-voted = Du hast geantwortet; die anderen sind noch gefragt.
wait-ask-change = { $name } hätte gern eine andere Vereinbarung:
wait-ask-change-mine = Du hättest gern eine andere Vereinbarung. Alle müssen zustimmen:
wait-vote-yes = Einverstanden
wait-vote-no = Wie bisher
wait-ended = Ohne Ergebnis beendet
wait-ended-line = Die Leute an diesem Tisch haben die Partie beendet.
wait-time-key = verbleibende Zeit
pace-sit = Platz nehmen
key-time = die verbleibende Zeit vorlesen
