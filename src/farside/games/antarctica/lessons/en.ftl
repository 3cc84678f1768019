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
    .words = A building needs what its card shows, and your ships stand by it. Building costs one [scientist], who stays in the [zone] and counts for you at the end.
    .why = The next ship you build comes from a shipyard, and every ship is about one more turn a lap. You lead this zone with one scientist.
    .show = The building goes to the zone where your ship is, with one scientist. The card comes to you. Then you advance one step.
    .other = Good too. The next card you can build will do as well.

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
    .words = This double card can be built in one zone only: { $double_place }. Your ships elsewhere cover what it needs.
    .why = One ship by each of the two buildings is enough, or one ship by both.
    .show = Your ship goes to { $double_place }, and there the double card can be built.
    .other = Fine: look at what can be done where you are.

first-star = The star is scored at the end
    .words = Most star cards take a pot of their own. Two steps come with a double card. Factories and laboratories also open some advanced cards.
    .why = Everybody with a star card scores, the second by the count of the first.
    .show = The building goes to the zone with one scientist, and a cube of yours goes two steps.
    .other = Good too. Stars will come by again.

first-card = One card in each sun step
    .words = Scientists are your money: [staff] builds, the [reserve] must be recruited first. Play your card now.
    .why = Kept, it is not lost. But scientists in the reserve can do nothing.
    .show = Two scientists come from your reserve to your staff.
    .other = Good too: the card is not lost.

first-camp = A camp recruits
    .words = As many scientists as your [strength] there: your ships plus your scientists in the zone. Research centres work alike, in steps.
    .why = Two ships in a zone with a camp bring two scientists in one turn.
    .show = Your ship goes to the lower left, and one scientist comes from your reserve.
    .other = Good too. Camps stay where they are.

first-lead = Who leads a zone takes its pot
    .words = At { $behind_place } { $rival } has { $theirs ->
        [one] one scientist
       *[other] { $theirs } scientists
    }, you { $mine }. The leader takes the pot: buildings, all scientists, and one. You get the leader’s number: { $theirs }.
    .why = So a second place in a crowd can be worth more than a lead in an empty zone.

first-tip = You know enough to win this
    .words = It ends when somebody has no scientist left, or all cards are built. One tip: second place pays by the leader’s count, so one scientist in a crowd is rarely wasted.
    .why = The panel “Until the end” counts both.
