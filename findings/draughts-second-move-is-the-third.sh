#!/usr/bin/env bash
# draughts 0.2.1 (npm) writes the moves of a game as 1., 3., 5., and reads no game: neither what it has written nor the example of its README.
#
# One would expect: "1. 32-28 19-23 2. 28x19 14x23", as in the standard of Portable Draughts Notation, where a move is one of White and one of Black. The
#   README shows "1. 35-30 19-23 2. 30-25 20-24" and says of parsePDN that it gives true if the game was parsed.
# What happens: the number of the move counts up with every move of either side, and is written before those of White. parsePDN gives false, and the game is
#   reset to its first position: what was on the board before is gone.
# Why it matters: a game of thirty moves seems to have sixty, and a reader that goes by the numbers misses every second one. Whoever keeps the text
#   only, since there is a function to read it, has no way back.
# How we guard against it: what Castalia writes is read again in its tests, by itself and by other programs.
# Seen: "1. 32-28 19-23 3. 28x19 14x23 5. 37-32 10-14"; parsePDN of this, of the README's example and of "1. 32-28 *": false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund draughts@0.2.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Draughts = require('draughts');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const game = new Draughts();
game.header('White', 'Ann', 'Black', 'Ben');
for (const [from, to] of [[32, 28], [19, 23], [28, 19], [14, 23], [37, 32], [10, 14]]) game.move({ from, to });
const text = game.pdn();
hold('the line of the moves', text.trim().split('\n').pop().trim(), '1. 32-28 19-23 3. 28x19 14x23 5. 37-32 10-14');
hold('the moves that were made', game.history(), ['32-28', '19-23', '28x19', '14x23', '37-32', '10-14']);
const read = (pdn) => {
  const { log } = console;
  console.log = () => {}; // it prints what it looks at
  const reader = new Draughts();
  const result = reader.parsePDN(pdn);
  console.log = log;
  return [result, reader.history().length];
};
hold('its own text', read(text), [false, 0]);
hold('the game of the README', read('\n[White "Alice"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. 35-30 19-23 2. 30-25 20-24\n'), [false, 0]);
hold('one move', read('[White "Ann"]\n[Black "Ben"]\n\n1. 32-28 *'), [false, 0]);
console.log('As stated: draughts 0.2.1 numbers the moves 1, 3 and 5, and reads no game.');
JS
node ask.cjs
