// A boardgame.io server in memory with a game of about the size of All in All: a hidden pile, hidden hands, ten portals.
// Says the port that the kernel gave it.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const CARDS = ["boots", "paper", "screwdriver", "cloak", "vacuum", "gherkins", "plug", "lookout", "pilferer", "sabortal"];

function setup({ ctx, random }) {
  const pile = random.Shuffle(Array.from({ length: 100 }, (_, number) => CARDS[number % CARDS.length]));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: pile.splice(0, 6), planet: [], sets: 0, landed: null, answered: false };
  }
  const portals = Array.from({ length: 10 }, (_, number) => ({ value: number + 1, card: pile.pop(), ships: [] }));
  return { pile, players, portals, mission: 1, portal: 1, explorer: 0, reason: null };
}

/** Draws from the hand of another, as an exploration does, and lays the card at a portal; the old one goes below the pile. */
function explore({ G, playerID, random }, from) {
  const victim = G.players[from];
  if (!victim || from === playerID || victim.hand.length === 0) return INVALID_MOVE;
  const [card] = victim.hand.splice(random.Die(victim.hand.length) - 1, 1);
  const portal = G.portals[G.portal - 1];
  if (portal.card) G.pile.unshift(portal.card);
  portal.card = card;
  portal.ships = [...portal.ships.slice(-3), Number(playerID)];
  victim.hand.push(G.pile.pop());
  G.portal = (G.portal % 10) + 1;
  if (G.portal === 1) G.mission++;
  G.explorer = Number(playerID);
}

/** What one seat may see: its own hand, numbers of the rest. */
function playerView({ G, playerID }) {
  const players = Object.fromEntries(
    Object.entries(G.players).map(([seat, { hand, ...open }]) => [
      seat,
      { ...open, cards: hand.length, hand: seat === playerID ? hand : null },
    ]),
  );
  return { ...G, pile: G.pile.length, players };
}

const game = { name: "explore", setup, playerView, moves: { explore: { move: explore, client: false } }, turn: { minMoves: 1, maxMoves: 1 } };
const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
