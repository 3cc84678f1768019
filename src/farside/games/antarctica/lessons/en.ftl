## The first game. A message is an idea (at most eight words); `words` explain it (at most 35), `why` gives the reason,
## `show` says what would happen, `other` what it means that something else was done. [Terms] open the glossary.

first = First game

first-theme = Antarctica, and you are early
    .words = [Ships] bring [scientists], scientists build stations. The orange ships are yours, the blue ones are { $seat1 }’s.

first-goal = Nothing is scored before the end
    .words = Then every [zone], every [research track], star cards and pieces given up are counted once. Most points wins.
    .why = So a lead means nothing until the end, and a small share in many places is worth more than it looks.

first-sail = The sun wakes one ship at a time
    .words = The first ship in the sun’s [zone] must leave, for any zone with room, and acts where it arrives.
    .why = A ship goes to the end of the queue there: the later the sun comes by, the longer you wait for your next turn with it.
    .show = Your ship goes to the upper left and joins the queue. Then you choose one action there.
    .other = Any zone is good: the lesson goes on where you have arrived.

first-build = Build: your ships open the way
    .words = { $need ->
        [none] A building needs what its card shows, and your ships stand by it.
       *[other] This card needs { $need }, and your ship in the { $near_low } lies by one.
    } Building costs one [scientist], who stays in the [zone] and counts for you at the end.
    .why = The next ship you build comes from a shipyard, and every ship is about one more turn a lap. You lead this zone with one scientist.
    .show = The building goes to the zone where your ship is, with one scientist. The card comes to you. Then you advance one step.
    .other = Good too. The next card you can build will do as well.
    .tags = built here; the card

first-track = Building also moves research
    .words = Red icons work for every cube that comes by, blue ones once, for all players. Inland recruits at space 3.
    .why = A cube is worth the number at its space, and the first on a track takes a pot of its own.
    .show = Your cube enters the inland track on its first free space.
    .other = Good too: look at the next icon ahead of your cube.

first-end = One action a turn
    .words = You may still play a card, and give up one piece for a scientist. Ships are turns: keep them. End your turn.
    .why = A ship given up scores a little at the end, and never wakes again.
    .show = The sun goes on to the next zone with a ship.
    .other = A piece given up scores at the end, and brought you a scientist.

first-queue = Who acts next
    .words = The strip on top shows who acts next if nothing moves. Ships queue up: only the first in a zone acts when the sun arrives.

first-pick = Buildings belong to nobody
    .words = { $seat1 } used a shipyard. Whoever launches a ship gives every other player a shipyard card. Two more scientists are a safe choice.
    .why = Scientists are your money: without them nothing is built. The card waits in your hand until you play it.
    .show = You take the card “+2 scientists” into your hand.
    .other = Good too: it stays in your hand until you want it.

first-where = Read the card before you sail
    .words = { $double_paid ->
        [1] Elsewhere this double card would cost a card of your hand too. In the { $double_low } it costs none: your other ships cover what it needs.
       *[other] This double card can be built only in the { $double_low }. Your ships elsewhere cover what it needs.
    }
    .why = One ship by each of the two buildings is enough, or one ship by both.
    .show = Your ship goes to the { $double_low }, and there the double card can be built.
    .other = Fine: look at what can be done where you are.

first-star = The star is scored at the end
    .words = Most star cards take a pot of their own. Two steps come with a double card. Factories and laboratories also open some advanced cards.
    .second = Now its two steps. The inland track recruits at space 3, for every cube that comes by.
    .why = Everybody with a star card scores; second place scores by the leader’s count.
    .show = The building goes to the zone with one scientist, and a cube of yours goes two steps.
    .other = Good too. Stars will come by again.

first-card = One card in each sun step
    .words = Scientists are your money: [staff] builds, the [reserve] must be recruited first. Play your card now.
    .second = Two scientists have joined your [staff]. There is nothing more to do here: end your turn.
    .why = Kept, it is not lost. But scientists in the reserve can do nothing.
    .show = Two scientists come from your reserve to your staff.
    .other = Good too: the card is not lost.

first-camp = A camp recruits
    .words = As many scientists as your [strength] there: your ships plus your scientists in the zone. Research centres work the same way, in steps.
    .second = Your ship is there: recruit now. As many scientists come from the [reserve] to your [staff] as your [strength] is.
    .why = Two ships in a zone with a camp bring two scientists in one turn.
    .show = Your ship goes to the lower left, and one scientist comes from your reserve.
    .other = Good too. Camps stay where they are.

first-lead = Whoever leads a zone takes its pot
    .words = In the { $behind_low } { $rival } has { $theirs ->
        [one] one scientist
       *[other] { $theirs } scientists
    }, you { $mine }. The leader takes the pot: buildings, all scientists, and one. You get the leader’s number: { $theirs }.
    .why = So a second place in a crowd can be worth more than a lead in an empty zone.

first-tip = You know enough to win this
    .words = It ends when somebody has no scientist left, or all cards are built. One tip: second place pays by the leader’s count, so one scientist in a crowd is rarely wasted.
    .why = The panel “Until the end” counts both.

## Icebreakers.

icebreakers = Icebreakers

icebreakers-take = A ship was built: take a card
    .words = Whoever builds a ship gives all others a [shipyard card]. Take an icebreaker: it gives a turn to a ship that would only wait.
    .why = Only the first ship in the sun’s zone acts; with an icebreaker the second one acts too. That is a whole turn more, and turns are what you never have enough of.
    .show = An icebreaker comes to your hand.
    .other = Good too: every card is played in a turn of yours.

icebreakers-queue = Where are you second?
    .words = At the { $second_place } a ship of yours is second in the queue, so the sun would leave it asleep. An icebreaker may lie in any zone where your ship is second.

icebreakers-sail = First comes the ordinary turn
    .words = The first ship sails and acts as always. Send it where it can build, and keep a [scientist] for the ship behind it.
    .why = A card is played after the ship has arrived. Both turns need scientists of their own, so look at your staff first.
    .show = Your first ship goes to the upper right. There you may play a card and act.
    .other = Good too: the icebreaker can be played wherever you have arrived.

icebreakers-lay = Lay the icebreaker
    .words = Playing a card is not your action. At the { $second_place } your ship is second: in the sun’s own zone it will act at once, elsewhere when the sun comes.
    .why = In the sun’s zone it must be laid during the first ship’s turn, so now. Elsewhere it lies open and waits, and is lost if your ship is not second when the sun arrives.
    .show = The icebreaker lies open at the lower right, beside your second ship.
    .other = Good too: keep it for a zone that the sun reaches later.

icebreakers-act = Your action is still open
    .words = The card has cost nothing of your turn: build as always. One scientist is enough for this one; the other is for your second ship.
    .why = You may play one card in each step of the sun, over both of your turns. The action, and a piece given up, come on top of it.
    .show = The building goes up, your cube advances, and your turn ends.
    .other = Good too: what you do with the turn is up to you.

icebreakers-wake = Now the second ship may act
    .words = The first turn is over, and your icebreaker opens the way. You may stay, but the card leaves the game all the same.
    .why = All icebreakers in the sun’s zone go at the end of the step, used or not. So there is hardly ever a reason to stay.
    .show = Your second ship has a turn of its own.
    .other = So be it: that ship waits for the sun’s next visit.

icebreakers-again = A whole turn once more
    .words = Sail, one action, one piece to give up: everything but a second card. Two turns of yours, and nobody in between.
    .why = One card for each player and step is the limit, over both turns. Everything else counts anew, so you can build twice in one step.
    .show = Your second ship goes to the upper left and builds there.
    .other = Good too: a turn is a turn.

icebreakers-tip = Look for your second places
    .words = One tip: lay an icebreaker where the sun comes soon. The first ship there will have sailed away, and yours acts right after it; a third ship never does.

## The endgame.

endgame = The endgame

endgame-when = There is no last round
    .words = The game ends after a turn in which somebody has no [scientist] left, or the last building card is gone. You have { $left }, { $leader } { $left_there }; cards left: { $buildings_left }.

endgame-count = Count as if it ended now
    .words = You have { $points }, { $leader } { $points_there }. In a zone the first takes the pot: buildings, all scientists, and one. The next one takes only the leader’s number of scientists.

endgame-tie = Break a tie
    .words = At the { $tied_place } you both have { $tied_count } and both take { $tied_pot }. Build there: with one scientist more the pot is yours alone, and { $leader } gets { $tied_more }.
    .why = Tied players each take the whole pot, so breaking a tie costs the other one most of it. No other scientist moves as many points.
    .show = Your ship goes to the lower right and builds; one more scientist stands there.
    .other = Good too: look at what it has changed in the players’ list.

endgame-give = A ship that would wake too late
    .words = Last in a long queue, it hardly acts again before the end. Given up, it brings a scientist from your reserve now and points in the scoring.
    .why = Pieces given up are a scoring of their own: most of them take the pot. And a scientist who joins your staff can still build.
    .show = The ship leaves the board, and a scientist comes to your staff.
    .other = Good too: ships are turns, if there is time for them.

endgame-level = Draw level: both are paid in full
    .words = At the { $close_place } you have { $close_count }, { $leader } { $close_there }. That pays you { $close_there }, and { $leader } { $close_pot }. With one more you are level, and the pot is paid to both.
    .why = Tied players share the first rank, and nobody gets less for it. Drawing level costs one scientist, leading costs two.
    .show = Your ship goes to the right side and builds; now you are level there.
    .other = Good too: a lead elsewhere may be worth as much.

endgame-new = Every scientist brings the end nearer
    .words = You have { $left } left. A piece given up brings one from the reserve to your staff, and two can build a plankton farm: level with two in one turn.
    .why = When anybody’s last scientist is gone, the game is over, so placing them suits whoever is ahead. A farm costs two scientists, and both count in its zone.
    .show = Your ship goes to the left side, a ship is given up for a scientist, and two of them build.
    .other = Good too: count what is left before each turn.

endgame-stars = Stars and given pieces count too
    .words = Whoever has most star cards takes as many points as there are star cards; the same holds for pieces given up. Watch what { $seat1 } still does.

endgame-tip = You choose the moment
    .words = One tip: before your last scientist, count. If you are ahead, end it. If not, recruit or give up pieces, and let the others hurry.
