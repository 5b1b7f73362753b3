#!/usr/bin/env bash
# csv-to-markdown-table 1.6.3 (npm) makes two players of a name of two lines in CSV, and gives the points to the second.
#
# One would expect: one row, and the names without the quotes, as RFC 4180 and every spreadsheet read them. The package calls itself a converter from CSV to
#   Markdown; its manual has examples of plain words and does not speak of quotes.
# What happens: lines are cut before anything else. Quotes are looked at only to leave a comma in its cell, and stay in the table as letters, doubled ones
#   doubled. The line break at the end of the file is an empty row. A bar within a name is escaped rightly.
# Why it matters: the table has more players than the evening had, and one of them has points that nobody of this name has won. A comma within quotes, which
#   one tries first, goes well.
# How we guard against it: Castalia does not use it.
# Seen: "Lee, Ann",9: one cell with the quotes; Ben|Cem,3: `Ben\|Cem`; "Dan, line break, Dee",4: a row `"Dan` without points and a row `Dee"` with 4; an
#   inner quote stays doubled; at the end an empty row
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund csv-to-markdown-table@1.6.3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const convert = require('csv-to-markdown-table');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const text = 'name,points\n"Lee, Ann",9\nBen|Cem,3\n"Dan\nDee",4\n"Eve ""Ace"" Li",5\n';
const rows = convert(text, ',', true).split('\n').filter((line) => line).slice(2).map((line) => line.trim().split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim()));
hold('the table', rows, [['"Lee, Ann"', '9'], ['Ben\\|Cem', '3'], ['"Dan', ''], ['Dee"', '4'], ['"Eve ""Ace"" Li"', '5'], ['', '']]);
console.log('As stated: csv-to-markdown-table 1.6.3 makes two players of a name of two lines.');
JS
node ask.cjs
