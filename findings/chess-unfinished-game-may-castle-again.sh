#!/usr/bin/env bash
# chess 1.5.1 (npm, node-chess) reads of an unfinished game in FEN only the pieces and whose turn it is: a king that has moved may castle again, and a
# pawn that may be taken en passant may not.
#
# One would expect: the rights that the line states. FEN (PGN standard, 16.1) has them in its third field ("-" is none) and the square for en passant
#   in its fourth. The README says "loads board position from FEN" and "en passant validation".
# What happens: of the six fields two are used. Every king and rook on its first square counts as never moved, and the last move is unknown.
# Why it matters: FEN is how a game that was broken off on one evening is taken up on the next. The list of possible moves then holds one that is
#   forbidden, lacks one that is allowed, and neither is reported.
# How we guard against it: in Castalia a position follows from the setup and all events, so that an unfinished session brings its rights along.
# Seen: r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1: 26 moves, O-O and O-O-O among them (chess.js 1.4.0: 24); rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR
#   w KQkq f6 0 3: 30 moves, without exf6 (chess.js: 31)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund chess@1.5.1 chess.js@1.4.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import chess from 'chess';
import { Chess } from 'chess.js';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const moves = (fen) => Object.keys(chess.fromFEN(fen, { PGN: true }).getStatus().notatedMoves);
const others = (fen) => new Chess(fen).moves().map((move) => move.replace(/[+#]$/, ''));
const between = (fen) => {
  const [here, there] = [moves(fen), others(fen)];
  const only = (one, other) => one.filter((move) => !other.includes(move)).sort();
  return { count: [here.length, there.length], more: only(here, there), less: only(there, here) };
};
hold('a king that has moved', between('r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1'), { count: [26, 24], more: ['O-O', 'O-O-O'], less: [] });
hold('a pawn that may be taken en passant', between('rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3'),
  { count: [30, 31], more: [], less: ['exf6'] });
console.log('As stated: chess 1.5.1 castles with a king that has moved, and does not take en passant, after reading FEN.');
JS
node ask.mjs
