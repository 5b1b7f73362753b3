#!/usr/bin/env bash
# chessops 0.15.1 (npm) reads a game of chess in PGN without the remarks that stand behind a semicolon, and writes a clock of 59.9996 seconds as 0:00:60.
#
# One would expect: the remark, and 0:01:00. The standard of PGN has two kinds of comments (section 5): "The first kind is the "rest of line" comment; this
#   comment type starts with a semicolon", the second stands in braces. Seconds of a clock go from 0 to 59. The README has it "Read and write PGN".
# What happens: a remark in braces is kept with its move, one behind a semicolon is thrown away, and the game is written again without it. The seconds are
#   rounded after the minutes were taken off. A result in the moves is thrown away too where the tag has another: [Result "1-0"] and a final * give 1-0.
# Why it matters: whoever reads games and writes them again, to sort or to merge them, loses what was said about them, and only if it was written the one
#   way.
# How we guard against it: Castalia does not use it.
# Seen: 1. e4 {a} e5 ; best by test: { a } and nothing; chess.js 1.4.0: a and best by test; clock 59.9996: [%clk 0:00:60]; 119.9996: [%clk 0:01:60]; 59.5:
#   [%clk 0:00:59.5]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund chessops@0.15.1 chess.js@1.4.0 >install.log 2>&1 || { cat install.log >&2; exit 1; }
cat >ask.mjs <<'JS'
import { makeComment, makePgn, parsePgn } from 'chessops/pgn';
import { Chess } from 'chess.js';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const game = '[Event "Club"]\n[Result "*"]\n\n1. e4 {a} e5 ; best by test\n2. Nf3 *\n';
hold('the moves', makePgn(parsePgn(game)[0]).split('\n\n')[1].trim(), '1. e4 { a } e5 2. Nf3 *');
const chess = new Chess();
chess.loadPgn(game);
hold('the remarks by chess.js', chess.getComments().map(({ comment }) => comment), ['a', 'best by test']);
hold('the clocks', [59.5, 59.9996, 119.9996].map((clock) => makeComment({ clock })), ['[%clk 0:00:59.5]', '[%clk 0:00:60]', '[%clk 0:01:60]']);
hold('two results', parsePgn('[Result "1-0"]\n\n1. e4 *\n')[0].headers.get('Result'), '1-0');
console.log('As stated: remarks behind a semicolon are lost in chessops 0.15.1.');
JS
node ask.mjs
