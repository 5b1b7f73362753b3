#!/usr/bin/env bash
# chess.js 1.4.0 (npm) writes a player "Ann "Ace" Lee" and a comment "so } it goes" into a PGN file that it cannot read itself, nor can others
# rightly.
#
# One would expect: [White "Ann \"Ace\" Lee"]. The standard of PGN (7, string tokens) writes a quote inside of a string with a backslash before it.
#   A brace cannot stand in a comment in braces; setComment makes a bracket of it, and what loadPgn has read should be written just as carefully.
# What happens: pgn() puts the value between quotes as it is. A comment to the end of the line, in which a brace is allowed, is kept with its brace
#   by loadPgn and written between braces. And a file that holds \" as the standard says is refused by loadPgn.
# Why it matters: nicknames are written in quotes, and games are saved without an error; that the file is broken shows when it is opened again.
#   chessops 0.15.1 takes the file, and the player is "?".
# How we guard against it: names are written by the escaping of each format, and the tests read the tables and plays that we write.
# Seen: pgn() holds [White "Ann "Ace" Lee"]; loadPgn of it throws; "1. e4 ; see } there" is written as 1. e4 {see } there}, and throws
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund chess.js@1.4.0 chessops@0.15.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { Chess } from 'chess.js';
import { parsePgn } from 'chessops/pgn';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const reads = (pgn) => {
  try {
    new Chess().loadPgn(pgn);
    return 'read';
  } catch {
    return 'refused';
  }
};
const named = new Chess();
named.setHeader('White', 'Ann "Ace" Lee');
named.move('e4');
hold('the tag', named.pgn().split('\n').find((line) => line.startsWith('[White ')), '[White "Ann "Ace" Lee"]');
hold('the name read by chess.js', reads(named.pgn()), 'refused');
hold('the name read by chessops', parsePgn(named.pgn())[0].headers.get('White'), '?');
hold('the name as the standard writes it', reads('[White "Ann \\"Ace\\" Lee"]\n\n1. e4 *'), 'refused');

const told = new Chess();
told.loadPgn('1. e4 ; see } there\ne5 *');
hold('the comment', told.getComments().map((one) => one.comment), ['see } there']);
hold('the comment as written', told.pgn().split('\n').pop(), '1. e4 {see } there} e5 *');
hold('the comment read again', reads(told.pgn()), 'refused');
const set = new Chess();
set.move('e4');
set.setComment('see } there');
hold('setComment', set.pgn().split('\n').pop(), '1. e4 {see ] there} *');
console.log('As stated: chess.js 1.4.0 writes a nickname in quotes and a comment with a brace so that it refuses to read them.');
JS
node ask.mjs
