# Was alle Spiele sagen.

player-0 = Orange
player-1 = Azur
player-2 = Grün
player-3 = Rosa
player-4 = Violett
player-5 = Sand
player-6 = Grau
player-7 = Weiß
seat-none = niemand
list-and = { $list } und { $item }
list-none = nichts

refusal-unknown = Jetzt nicht möglich ({ $clause }).
refusal-FAR-ASK-1 = Du bist hier nicht dran.
refusal-FAR-ASK-2 = Diese Antwort ist jetzt nicht möglich.
refusal-FAR-ASK-3 = Die Partie ist zu Ende.
refusal-FAR-UNDO-1 = Du hast keinen Zug gemacht, der sich zurücknehmen lässt.
refusal-FAR-UNDO-2 = Seit deinem Zug wurde etwas aufgedeckt: Er ist endgültig.
refusal-FAR-UNDO-3 = Seither hat jemand anders gezogen: Dein Zug ist endgültig.
refusal-FAR-UNDO-4 = Davon hast du nichts gelegt, was sich zurücknehmen ließe.

# Wenn ein Bot versagt.

log-bot-late = { $seat } hat zu lange überlegt: Ein Reflex antwortet stattdessen.
log-by-itself = Es gab nur eine Wahl: Der Tisch trifft sie für { $seat }.
log-by-plan = { $who ->
    [you] Du spielst deinen Plan.
   *[other] { $seat } spielt einen Plan.
}
log-bot-failed = Ein Fehler hat { $seat } an der Entscheidung gehindert: Ein Reflex antwortet stattdessen.

# Am Terminal.

terminal-keys = Tippe eine Zahl oder /NOTATION. u: zurücknehmen (u NOTATION: dieses Stück), ?: warum nicht, a: Tipp, w: warum ein Bot so gespielt hat, b: der Plan, h: Hilfe, q: gehen.
terminal-advice = Deine Gewinnchance nach jedem Zug in Prozent, wenn unsere Bots weiterspielten; in Klammern, wie weit die Unsicherheit reicht.
terminal-no-number = Es gibt keine Antwort { $n }; sie gehen von 1 bis { $last }.
terminal-not-understood = „{ $said }“ ist keine Antwort.
terminal-curtain = Gib weiter an { $seat }; dann Enter drücken.
terminal-closed = { $option }: { $reason }
terminal-nothing-closed = Hier war sonst nichts möglich.
terminal-thinks = { $seat } überlegt …
terminal-taken-back = Zurückgenommen.
terminal-left = Du gehst; die Partie ist nicht zu Ende.
terminal-points = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-wins = { $who ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}
terminal-shares = { $who ->
    [you] Du teilst den Sieg.
   *[other] { $seat } teilt den Sieg.
}

# Einstellungen, mit denen man nicht spielen kann.

setting-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
setting-unknown = Dieses Spiel hat keine Einstellung „{ $name }“; möglich: { $possible }.
setting-value = „{ $value }“ ist für „{ $name }“ nicht möglich; möglich: { $possible }.
