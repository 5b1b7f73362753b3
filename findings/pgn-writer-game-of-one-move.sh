#!/usr/bin/env bash
# @mliebelt/pgn-writer 1.0.5 (npm) writes the first move of a game that its sister @mliebelt/pgn-parser 1.4.19 has read, then the result. Of a game
# from @mliebelt/pgn-reader 1.2.30 it writes all moves, without the times of the clock.
#
# One would expect: the game. The README says that the input of the writer "is the one produced by pgn-parser, and used as well by pgn-reader", and
#   that leaving out comments about time is something to be asked for.
# What happens: the writer goes from a move to the one whose number stands in "next". The parser numbers no moves, so the first has no next. Of the
#   comments it writes the text and the arrows; what the parser took out of them as clock or duration is never put back.
# Why it matters: a club's file that is read, sorted and saved has one move a game, with the right names and the right result at its end, so that it
#   is still valid. Nothing is reported.
# How we guard against it: what Castalia writes is read again by other programs in its tests, and compared in full.
# Seen: 1. e4 {[%clk 1:59:03] bold} e5 2. Nf3 Nc6 1-0, from the parser: 1. e4 {bold} 1-0; from the reader: 1. e4 {bold} e5 2. Nf3 Nc6 1-0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @mliebelt/pgn-parser@1.4.19 @mliebelt/pgn-reader@1.2.30 @mliebelt/pgn-writer@1.0.5 \
    >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { parse } = require('@mliebelt/pgn-parser');
const { PgnReader } = require('@mliebelt/pgn-reader');
const { writeGame } = require('@mliebelt/pgn-writer');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const text = '[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. e4 {[%clk 1:59:03] bold} e5 2. Nf3 Nc6 1-0\n';
const moves = (written) => written.split('\n').at(-1);
const read = () => parse(text, { startRule: 'game' });
hold('the moves that the parser reads', read().moves.map((move) => move.notation.notation), ['e4', 'e5', 'Nf3', 'Nc6']);
hold('the clock that the parser reads', read().moves[0].commentDiag.clk, '1:59:03');
hold('the game of the parser, written', moves(writeGame(read())), '1. e4 {bold} 1-0');
hold('the game of the reader, written', moves(writeGame(new PgnReader({ pgn: text }).getGame(0))), '1. e4 {bold} e5 2. Nf3 Nc6 1-0');
console.log('As stated: pgn-writer 1.0.5 writes one move of four from pgn-parser, and from pgn-reader all four without the clock.');
JS
node ask.cjs
