#!/usr/bin/env bash
# SheetJS (npm xlsx 0.18.5) reads the results "3-2" and "10-4" of a CSV file as 2 March and 4 October 2001, and "5-" as 1 May 2001, while "24-12"
# in the same column stays text.
#
# One would expect: text, as in most readers, or at least one rule for a column. The documentation says that text which looks like a number or
#   a date is converted, and shows whole dates.
# What happens: whatever JavaScript's lenient Date takes counts as a date, if one of a few looks fits: a number and a hyphen are enough. Quotes around
#   the field change nothing.
# Why it matters: scores of a set, cards such as "3-2" and seats are such texts. Half of a column is then day numbers (36952), which sort and add
#   without complaint.
# To guard against it: what is a number stands alone in its column, and what is none (a card, a score of two numbers) has to hold a letter or a word
#   between its numbers, since quotes do not help.
# Seen: 3-2 -> 36952 (3/2/01); 10-4 -> 37168 (10/4/01); 5- -> 37012 (5/1/01); "3-2" in quotes -> 36952; 24-12 -> text
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund xlsx@0.18.5 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const sheetjs = require('xlsx');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (text) => {
  const cell = sheetjs.read(text, { type: 'string' }).Sheets.Sheet1.A1;
  return [cell.t, cell.v, cell.w];
};
hold('3-2', read('3-2'), ['n', 36952, '3/2/01']);
hold('"3-2" in quotes', read('"3-2"'), ['n', 36952, '3/2/01']);
hold('10-4', read('10-4'), ['n', 37168, '10/4/01']);
hold('5-', read('5-'), ['n', 37012, '5/1/01']);
hold('24-12', read('24-12').slice(0, 2), ['s', '24-12']);
hold('5 to 2', read('5 to 2').slice(0, 2), ['s', '5 to 2']);
console.log('As stated: SheetJS 0.18.5 reads 3-2, 10-4 and 5- as days of 2001, and 24-12 as text.');
JS
TZ=UTC node ask.cjs
