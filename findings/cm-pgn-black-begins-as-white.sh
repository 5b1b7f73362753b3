#!/usr/bin/env bash
# cm-pgn 5.0.0 (npm) writes a game of chess that was taken up at move 12, with Black to play, as "1. Kd7 e4": the numbers are new, and Black's move stands
# where White's belongs.
#
# One would expect: "12... Kd7 13. e4", as it was read. The README says that with a FEN "the game is replayed from that FEN", and that render() writes "back to
#   a PGN string". In PGN (section 8.2.2) a move number with three periods stands before a move of Black that comes first.
# What happens: numbers are counted from the place in the list of moves, from 1 and with White first. The FEN, which has the number and the side, stands a
#   few lines above in the same text. And the result behind the moves is written from the tag alone: without a tag the end of the game is lost.
# Why it matters: each move is written, the text can be read again, and a person who plays it through moves the pieces of the wrong side. A drawn
#   game without a tag becomes one that is going on.
# How we guard against it: Castalia writes no PGN, and an event keeps the number that it has in its session.
# Seen: FEN "… b - - 0 12" with 12... Kd7 13. e4 Kd6: "1. Kd7 e4 2. Kd6"; FEN "… w - - 0 20" with 20. e4: "1. e4 Kd7"; 1. e4 e5 1/2-1/2: "1. e4 e5"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund cm-pgn@5.0.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { Pgn } from 'cm-pgn';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const line = (pgn) => new Pgn(pgn).render().trim().split('\n').pop();
const from = (side, number) => `[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 ${side} - - 0 ${number}"]\n\n`;
hold('a game from its begin', line('[Result "1-0"]\n\n1. e4 e5 2. Nf3 1-0'), '1. e4 e5 2. Nf3 1-0');
hold('Black to play at move 12', line(`${from('b', 12)}12... Kd7 13. e4 Kd6 *`), '1. Kd7 e4 2. Kd6');
hold('White to play at move 20', line(`${from('w', 20)}20. e4 Kd7 *`), '1. e4 Kd7');
hold('whose move it was', new Pgn(`${from('b', 12)}12... Kd7 13. e4 *`).history.moves.map((move) => move.color), ['b', 'w']);
hold('a variation of the same library', line('1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *'), '1. e4 e5 (1... c5 2. Nf3) 2. Nf3');
hold('a draw without its tag', line('1. e4 e5 1/2-1/2'), '1. e4 e5');
console.log('As stated: cm-pgn 5.0.0 writes a game of move 12 from move 1, with Black as White.');
JS
node ask.mjs
