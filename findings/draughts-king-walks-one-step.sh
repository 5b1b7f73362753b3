#!/usr/bin/env bash
# draughts 0.2.1 (npm) lets a king of draughts walk one square only, though it may take a piece from the other end of the board.
#
# One would expect: on the board of 10 x 10 a king that walks any number of empty squares along a diagonal, as in the rules of international
#   draughts. The README promises "full draughts/checkers game logic" and "legal move generation", on squares 1 to 50.
# What happens: without a capture only the next square of each diagonal is listed, and a longer walk is refused. With a capture the same king goes
#   over three empty squares, takes, and may land on each of the four squares behind. Its own perft() counts 0 positions for every depth.
# Why it matters: the moves that are listed are all legal, so that nothing looks wrong; a game that was played by the rules cannot be entered, and a
#   king that could still get away stands still.
# How we guard against it: Castalia has no draughts, and a move that its own rules refuse can be recorded all the same, as a ruling of the table.
# Seen: W:WK50:B1: 50-45 and 50-44 (right are 9 walks); W:WK28:B1: four (right are 17); W:WK50:B28: 50-22, 50-17, 50-11 and 50-6; perft(1): 0
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
const moves = (fen) => new Draughts(fen).moves().map((move) => `${move.from}-${move.to}`).sort();
hold('a king in the corner', moves('W:WK50:B1'), ['50-44', '50-45']);
hold('a king in the middle', moves('W:WK28:B1'), ['28-22', '28-23', '28-32', '28-33']);
hold('a longer walk', new Draughts('W:WK50:B1').move({ from: 50, to: 39 }), false);
hold('a king that takes', moves('W:WK50:B28'), ['50-11', '50-17', '50-22', '50-6']);
hold('the first moves of a game', moves(), ['31-26', '31-27', '32-27', '32-28', '33-28', '33-29', '34-29', '34-30', '35-30']);
hold('perft of the first move, which is 9', new Draughts().perft(1), 0);
console.log('As stated: in draughts 0.2.1 a king walks one square, and takes from afar.');
JS
node ask.cjs
