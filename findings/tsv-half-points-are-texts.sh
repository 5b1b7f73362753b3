#!/usr/bin/env bash
# tsv 0.2.0 (npm) reads 10 points as a number and 9.5 as the text "9.5", so that their sum is "109.5". A table with line breaks of Windows has an empty player
# between all others, and "Lee, Ann" in quotes in CSV is two columns.
#
# One would expect: numbers or texts, the same for all. The README calls it a "Simple TSV/CSV converter and parser" for data series in charts, and tells of no
#   limit but their size. RFC 4180 has CRLF at the end of a line, and commas in quotes.
# What happens: a value becomes a number if it equals its whole part. CR and LF end a line each. Quotes are taken off after the line was cut at its commas, and are
#   not put on when a table is written: a comma or a tab in a name makes a column more.
# Why it matters: half points are rare, so that a column is numbers for months and then, with one value, its sum is a text that looks like a number. The place of
#   Ben in a list that is sorted depends on it, too.
# How we guard against it: our CSV is as RFC 4180 says, so that this reader finds the empty rows in it. The JSON of an export has the same rows.
# Seen: Ann 10, Ben 9.5, Cy -3: 10, "9.5", -3; sum: "109.5-3"; 007: 7; with CRLF: four rows of one; "Lee, Ann",5: Player "\"Lee", Points " Ann\""
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund tsv@0.2.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { TSV, CSV } = require('tsv');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const points = (text) => TSV.parse(text).map((row) => row.points);
const read = points('player\tpoints\nAnn\t10\nBen\t9.5\nCy\t-3');
hold('points with a half', read, [10, '9.5', -3]);
hold('their sum', read.reduce((sum, value) => sum + value, 0), '109.5-3');
hold('points without a half', points('player\tpoints\nAnn\t10\nCy\t007'), [10, 7]);
hold('line breaks of Windows', TSV.parse('player\tpoints\r\nAnn\t10\r\nBen\t7').map((row) => row.player), ['', 'Ann', '', 'Ben']);
hold('a comma in quotes', CSV.parse('player,points\n"Lee, Ann",5')[0], { 2: 5, player: '"Lee', points: ' Ann"' });
hold('a comma that is written', CSV.stringify([{ player: 'Lee, Ann', points: 5 }]), 'player,points\nLee, Ann,5');
console.log('As stated: tsv 0.2.0 reads 9.5 points as a text, and the sum of 10, 9.5 and -3 is "109.5-3".');
JS
node ask.cjs
