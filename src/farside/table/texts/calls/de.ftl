# Was ein Ruf sagt: überall dieselben Worte, im Browser, in der Mail, im Chatraum.
call-asked-title = Du bist dran: { $table }
call-nudged-title = { $by } stupst dich an: { $table }
call-nearly-title = Du bist noch dran: { $table }
call-nearly-text = Deine Zeit wird knapp.
call-stood-in-title = Ein Bot hat deinen Zug gemacht: { $table }
call-stood-in-text = Deine Zeit war um. Der nächste Zug gehört dir.
call-stood-in-short = ein Bot hat deinen Zug gemacht
call-paused-title = Die Partie wartet auf dich: { $table }
call-paused-text = Deine Zeit war um. Es geht weiter, wenn du kommst.
call-question-title = Wie soll es weitergehen? { $table }
call-question-text = Alle am Tisch werden gefragt.
call-question-short = du wirst gefragt, wie es weitergeht
call-over-title = { $table } ist zu Ende
call-over-short = ist zu Ende
call-ended = Die Partie ist beendet.
call-won = Du hast gewonnen.
call-shared = Du teilst dir den Sieg.
call-lost = Gewonnen: { $winners }. Du: { $place }.
call-place = { $rank ->
    [2] zweiter Platz
    [3] dritter Platz
    [4] vierter Platz
   *[other] fünfter Platz
}
call-left-days = Noch { $n } Tage.
call-left-hours = { $n ->
    [one] Noch eine Stunde.
   *[other] Noch { $n } Stunden.
}
call-left-minutes = { $n ->
    [one] Noch eine Minute.
   *[other] Noch { $n } Minuten.
}
call-short-days = noch { $n } Tage
call-short-hours = noch { $n } Std.
call-short-minutes = noch { $n } Min.
call-short-none = ohne Eile
call-item = { $table } ({ $more })
call-many-title = { $count ->
    [2] Zwei Tische warten auf dich
    [3] Drei Tische warten auf dich
    [4] Vier Tische warten auf dich
   *[other] { $count } Tische warten auf dich
}
call-mixed-title = Neues von { $count } Tischen
call-somebody = Jemand
call-trial-title = Ein Proberuf
call-trial-text = Es klappt: So rufen wir dich, wenn ein Tisch wartet.
call-mail-open = Zum Tisch
call-mail-why = Farside soll dir schreiben, wenn ein Tisch auf dich wartet: eine Mail für alle Tische, höchstens alle 2 Stunden.
call-mail-stop = Keine Mails mehr
call-confirm-title = Ist das deine Adresse?
call-confirm-text = Jemand hat Farside gebeten, an diese Adresse zu schreiben, wenn ein Tisch wartet. Wenn du es warst, bestätige es hier. Wenn nicht, tu nichts: Es kommt keine weitere Mail.
call-confirm-open = Ja, schreibt mir
call-confirm-why = Diese Mail kommt nur einmal, um zu fragen.
trouble-call-address = An diese Adresse können wir nicht schreiben. Eine Mailadresse sieht so aus: name@example.org.
trouble-call-no-mail = Dieser Server verschickt keine Mails: Wer ihn betreibt, hat das nicht eingerichtet (farside serve --smtp).
trouble-call-mail-refused = Der Mailserver nimmt diese Adresse nicht an: { $what }. Hast du dich vertippt?
trouble-call-mail-unreachable = Der Mailserver ist gerade nicht erreichbar. Deine Adresse ist gemerkt; versuch es in ein paar Minuten noch einmal.
trouble-call-hook = Das ist keine Adresse eines Webhooks. Sie beginnt mit https:// und hat einen Namen, den alle erreichen.
trouble-call-not-https = Gerufen werden nur Adressen, die mit https:// beginnen, damit niemand mitliest.
trouble-call-private = Diese Adresse führt in ein privates Netz. Rufe gehen nur an Adressen, die alle erreichen.
trouble-call-subscription = Die Anmeldung dieses Browsers ist nicht lesbar. Schalte sie aus und wieder ein.
trouble-call-many-ways = Mehr davon lassen sich nicht merken ({ $what }). Vergiss zuerst einen.
trouble-call-no-way = Diesen Weg, dich zu rufen, gibt es nicht oder nicht mehr.
trouble-call-word = Dieser Link gilt nicht oder nicht mehr: Die Adresse wurde vergessen oder neu angefragt. Unter „Wie sollen wir dich rufen?“ kannst du neu beginnen.
trouble-call-zone = Eine Zeitzone { $what } gibt es nicht. Eine ist Europe/Berlin.
trouble-call-nobody = Dieser Browser hat noch keine Plätze, also gibt es nichts, wofür wir dich rufen könnten. Setz dich zuerst an einen Tisch.
trouble-many-calls = Das war sehr oft. Versuch es in { $what } s noch einmal.
trouble-plan-turn = Du bist schon dran: Spiel selbst. Ein Plan ist für die Züge der anderen.
trouble-plan-step = Das wäre in deinem nächsten Zug nicht möglich.
trouble-plan-reveals = Dieser Schritt deckt etwas auf. Davor hält ein Plan an, es sei denn, du lässt ihn weiterspielen; dann ist es sein letzter Schritt.
trouble-plan-empty = Wähl zuerst mindestens einen Schritt.
trouble-plan-branches = Ein Plan hat höchstens drei Wege.
trouble-plan-long = Ein Plan hat höchstens 40 Schritte.
