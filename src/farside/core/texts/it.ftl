# Quello che dicono tutti i giochi.

player-0 = Arancio
player-1 = Celeste
player-2 = Verde
player-3 = Rosa
player-4 = Viola
player-5 = Sabbia
player-6 = Grigio
player-7 = Bianco
seat-none = nessuno
list-and = { $list } e { $item }
list-none = niente

refusal-unknown = Ora non è possibile ({ $clause }).
refusal-FAR-ASK-1 = Non tocca a te decidere.
refusal-FAR-ASK-2 = Questa risposta ora non è possibile.
refusal-FAR-ASK-3 = La partita è finita.
refusal-FAR-UNDO-1 = Non hai mosse da ritirare.
refusal-FAR-UNDO-2 = Dopo la tua mossa è stato rivelato qualcosa: la mossa resta.
refusal-FAR-UNDO-3 = Dopo di te ha già mosso qualcun altro: la tua mossa resta.
refusal-FAR-UNDO-4 = Non ne hai posate che si possano riprendere.

# Quando un bot fallisce.

log-bot-late = { $seat } ha pensato troppo a lungo: al suo posto risponde un riflesso.
log-by-itself = C’era una sola scelta: il tavolo la fa per { $seat }.
log-by-plan = { $who ->
    [you] Giochi il tuo piano.
   *[other] { $seat } gioca un piano.
}
log-bot-failed = Un errore ha impedito a { $seat } di decidere: al suo posto risponde un riflesso.

# Al terminale.

terminal-keys = Scrivi un numero o /NOTAZIONE. u: ritira la mossa (u NOTAZIONE: quel pezzo), ?: perché no, a: consiglio, w: perché un bot ha giocato così, b: il tavolo, h: aiuto, q: esci.
terminal-advice = La tua probabilità di vincere dopo ogni turno, in percentuale, se continuassero i nostri bot; tra parentesi, fin dove arriva il dubbio.
terminal-no-number = Non esiste l’opzione { $n }: vanno da 1 a { $last }.
terminal-not-understood = “{ $said }” non è un’opzione.
terminal-curtain = Passa a { $seat }, che preme Invio.
terminal-closed = { $option }: { $reason }
terminal-nothing-closed = Qui non c’era altro da fare.
terminal-thinks = { $seat } pensa…
terminal-taken-back = Mossa ritirata.
terminal-left = Lasci la partita: non è finita.
terminal-points = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
terminal-wins = { $who ->
    [you] Hai vinto.
   *[other] Vince { $seat }.
}
terminal-shares = { $who ->
    [you] Condividi la vittoria.
   *[other] { $seat } condivide la vittoria.
}

# Impostazioni impossibili.

setting-seats = Questo gioco si gioca da { $fewest } a { $most } persone, non in { $seats }.
setting-unknown = Questo gioco non ha un’impostazione “{ $name }”; possibili: { $possible }.
setting-value = “{ $value }” non è possibile per “{ $name }”; possibili: { $possible }.
