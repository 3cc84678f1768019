// A bot from outside: takes a seat through Farside's JSON API and plays a whole game. It needs Node.js 18 and no package.
//
//   node examples/client.mjs http://localhost:8473 antarctica           opens a table against a bot of the house
//   node examples/client.mjs http://localhost:8473/t/TABLE?token=TOKEN  takes the seat that this link opens
//
// To write your own player, change `choose`. All answers are described at /api/docs of a running server.

const [address, game = "pebble"] = process.argv.slice(2);
if (!address) throw new Error("usage: node client.mjs ADDRESS [GAME], or node client.mjs LINK-OF-A-SEAT");
const link = new URL(address);
const seat = link.searchParams.has("token")
  ? { table: link.pathname.split("/").pop(), token: link.searchParams.get("token") }
  : await openTable();

/** One of the open options, each { action, name, text }; `seen` is all that this seat may know. */
function choose(options, seen) {
  return options[Math.floor(Math.random() * options.length)];
}

async function ask(method, path, token, told) {
  const answer = await fetch(new URL(`/api/v1/tables${path}`, link), {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: told && JSON.stringify(told),
  });
  return { status: answer.status, told: await answer.json() };
}

async function openTable() {
  const seats = [{ kind: "human", name: "Outsider" }, { kind: "bot", bot: "greedy" }];
  const { status, told } = await ask("POST", "", null, { game, seats });
  if (status !== 201) throw new Error(told.text);
  return { table: told.table, token: told.seats[0].token };
}

/** Comes back at once, and again after every change of the table. */
async function* changes() {
  const stream = await fetch(new URL(`/api/v1/tables/${seat.table}/events`, link));
  const text = new TextDecoder();
  for await (const piece of stream.body) if (text.decode(piece, { stream: true }).includes("data:")) yield;
}

for await (const _change of changes()) {
  const { told: seen } = await ask("GET", `/${seat.table}`, seat.token);
  if (seen.over) {
    console.log(JSON.stringify({ table: seat.table, moves: seen.ply, scores: seen.scores }));
    break;
  }
  if (!seen.options.length) continue; // somebody else thinks
  const { action, text } = choose(seen.options, seen);
  const { status, told } = await ask("POST", `/${seat.table}/moves`, seat.token, { ply: seen.ply, action });
  if (status === 409) continue; // the table has moved on; the next change shows it
  if (status !== 200) throw new Error(`${text}: ${told.text} (${told.clause ?? status})`);
}
process.exit(0); // the stream of changes would stay open
