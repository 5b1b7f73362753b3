#!/usr/bin/env bash
# kokopu 4.13.4 (npm) refuses a game in PGN with a remark behind a semicolon, and one with a line that begins with a percent sign, as "Unrecognized character or group of
# characters".
#
# One would expect: the moves. The standard of PGN (5, Commentary) has two kinds of remarks, one in braces and one from a semicolon to the end of the line, and lets programs
#   pass over a line that begins with % (6, Escape mechanism). The README says that it parses PGN "including advanced PGN features such as commentaries".
# What happens: braces are the only remarks that it knows. The error comes when the game is asked for, and the moves before the sign are lost with it.
# Why it matters: it is one of the few readers with variations. A game with such a remark, which other programs write and read, cannot be opened; the same in braces can.
# How we guard against it: Castalia keeps notes of a game in its own field, and writes no PGN.
# Seen: 1. e4 {rest} e5: e4, e5; 1. e4 ; rest / 1... e5: refused; % a line / 1. e4: refused
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund kokopu@4.13.4 chess.js@1.4.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const kokopu = require('kokopu');
const { Chess } = require('chess.js');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const head = '[White "Ann"]\n[Black "Ben"]\n[Result "*"]\n\n';
const moves = (text) => {
  try {
    return kokopu.pgnRead(head + text).game(0).mainVariation().nodes().map((node) => node.notation());
  } catch (error) {
    return error.message;
  }
};
const refused = 'Unrecognized character or group of characters.';
const semicolon = '1. e4 ; rest\n1... e5 *\n';
hold('a remark in braces', moves('1. e4 {rest} 1... e5 *\n'), ['e4', 'e5']);
hold('a remark behind a semicolon', moves(semicolon), refused);
hold('a line with a percent sign', moves('% a line\n1. e4 *\n'), refused);
const other = new Chess();
other.loadPgn(head + semicolon);
hold('chess.js', other.history(), ['e4', 'e5']);
console.log('As stated: kokopu 4.13.4 refuses a remark behind a semicolon.');
JS
node ask.cjs
