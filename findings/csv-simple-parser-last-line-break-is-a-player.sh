#!/usr/bin/env bash
# csv-simple-parser 2.0.2 (npm) makes a player without a name of the line break at the end of a table, and of every empty line.
#
# One would expect: as many records as lines. RFC 4180 (2.2) says that "the last record in the file may or may not have an ending line break": a table is the same with it and
#   without. The README calls it "a simple, fast and configurable CSV parser".
# What happens: what follows the last line break is a row of one empty text. With a head it is { player: "" }, in which the points are missing altogether; with infer, { player:
#   null }.
# Why it matters: its examples are written without a last line break, and nearly every file has one. There is one player more than there were, and means of the points are no
#   numbers.
# How we guard against it: our CSV is as RFC 4180 says, so that this reader finds one row more in it. The JSON of an export has the same rows.
# Seen: player,points\nAnn,9: [{player: Ann, points: 9}]; with \n at the end: {player: ""} as well; RFC 4180's own example with CRLF: three rows
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund csv-simple-parser@2.0.2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { default: parse } = require('csv-simple-parser');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const header = { header: true };
hold('no break at the end', parse('player,points\nAnn,9', header), [{ player: 'Ann', points: '9' }]);
hold('a break at the end', parse('player,points\nAnn,9\n', header), [{ player: 'Ann', points: '9' }, { player: '' }]);
hold('CRLF', parse('aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n').length, 3);
hold('with infer', parse('player,points\nAnn,9\n', { header: true, infer: true }), [{ player: 'Ann', points: 9 }, { player: null }]);
console.log('As stated: csv-simple-parser 2.0.2 makes a player of the last line break.');
JS
node ask.cjs
