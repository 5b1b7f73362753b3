#!/usr/bin/env bash
# exceljs 4.4.0 (npm) reads a cell of CSV that holds one blank as the number 0, "0x10" as 16, and the day "05-06-2026" as 6 May 2026.
#
# One would expect: words as words, as in the XLSX that the same program reads, or a documented list of what is changed. The README names the options
#   dateFormats and map for reading CSV, and not what happens without them.
# What happens: every cell goes through JavaScript's Number, for which a blank is 0 and 0x10, 0b11 and 1e3 are numbers. What is none is tried as a
#   date, the month first: 05-06-2026 is a day in May, and 14-06-2026 stays words. true and #N/A become a truth value and an error.
# Why it matters: in a table of scores a blank is a player without a score, and becomes one who has nothing: who wins with the fewest points, wins.
#   The sum of the column is the same, its mean is not.
# How we guard against it: our tables have an empty cell where there is no value, which is read as none. In CSV for spreadsheet programs, words that
#   look like a number or a day begin with an apostrophe (core/export/taken_for_dates.cpp).
# Seen: " " -> 0; "" -> null; 0x10 -> 16; 007 -> 7; 05-06-2026 -> 2026-05-06; 14-06-2026 -> 14-06-2026; true -> true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund exceljs@4.4.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Workbook } = require('exceljs');
const fs = require('fs');
const stated = [[' ', 0], ['', null], ['0x10', 16], ['0b11', 3], ['007', 7], ['05-06-2026', '2026-05-06'], ['14-06-2026', '14-06-2026'],
  ['2026-06-05', '2026-06-05'], ['true', true], ['9.5', 9.5], ['9½', '9½'], ['-', '-']];
(async () => {
  fs.writeFileSync('scores.csv', ['player,points', ...stated.map(([cell], at) => `Player ${at},${cell}`)].join('\n') + '\n');
  const sheet = await new Workbook().csv.readFile('scores.csv');
  stated.forEach(([cell, wanted], at) => {
    const read = sheet.getCell(at + 2, 2).value;
    const seen = read instanceof Date ? read.toISOString().slice(0, 10) : read;
    if (seen === wanted) return;
    console.error(`Changed: ${JSON.stringify(cell)} is read as ${JSON.stringify(seen)}; the finding says ${JSON.stringify(wanted)}.`);
    process.exit(1);
  });
  console.log('As stated: exceljs 4.4.0 reads a blank in CSV as 0, 0x10 as 16 and 05-06-2026 as 6 May.');
})();
JS
TZ=UTC node ask.cjs
