#!/usr/bin/env bash
# comma-separated-values 3.6.4 (npm) loses all names of a table whose first player or game has a number for a name: 1830, Chess, Go is 1830, NaN, NaN.
# Whoever has no points in a column of numbers has 0.
#
# One would expect: the texts as they are where they are no numbers, and nothing or a text for an empty cell. The README promises "full RFC 4180
#   compliance" and says of the option cast, which is on by default, that it casts "numbers and booleans to their JavaScript equivalents".
# What happens: the first row alone decides for its whole column, and every later cell is made a number by force: a word is NaN and an empty cell 0.
#   If the first is a text, later numbers stay texts.
# Why it matters: a list of games that begins with the year-named ones, 1830 or 1846, and a player who entered late: the import reports nothing, and
#   the others are called NaN or have played for 0 points. With Chess as the first row all is right.
# How we guard against it: our CSV has texts in quotes where needed, as RFC 4180 says; this reader would still do so. Our JSON says what is a text.
# Seen: 1830, Chess, Go: 1830, NaN, NaN; Chess, 1830: Chess, "1830"; points 9.5, nothing, "-": 9.5, 0, NaN; points "-", 10: "-", "10"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund comma-separated-values@3.6.4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const CSV = require('comma-separated-values');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const column = (...cells) => CSV.parse(['game,column', ...cells.map((cell) => `x,${cell}`), ''].join('\r\n'), { header: true })
  .map((row) => (Number.isNaN(row.column) ? 'not a number' : row.column));
hold('a game that is a year, first', column('1830', 'Chess', 'Go'), [1830, 'not a number', 'not a number']);
hold('a game that is a year, second', column('Chess', '1830', 'Go'), ['Chess', '1830', 'Go']);
hold('points that are missing', column('9.5', '', '-'), [9.5, 0, 'not a number']);
hold('points that are missing at first', column('-', '10'), ['-', '10']);
console.log('As stated: comma-separated-values 3.6.4 reads 1830, Chess, Go as 1830, NaN, NaN, and no points as 0.');
JS
node ask.cjs
