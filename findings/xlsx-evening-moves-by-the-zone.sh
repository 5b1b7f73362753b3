#!/usr/bin/env bash
# The start of an evening, written by exceljs 4.4.0 and read by SheetJS (xlsx 0.18.5, both npm), moves by the reader's distance from Greenwich: the
# one takes a cell's date for UTC, the other for local time.
#
# One would expect: the same moment, since both take and give a JavaScript Date, and each gets its own dates back.
# What happens: a cell of a spreadsheet has no zone. 20:15 UTC written in Los Angeles comes back as 04:15 UTC of the next day; in Berlin as
#   19:15 UTC. The other way it is off by as much to the other side. In UTC, where tests run, everything is right.
# Why it matters: evenings fall on the wrong day, west of Greenwich after noon, and only for users there.
# To guard against it: a cell holds the date and time of one named zone, and the zone stands beside it in text.
# Seen: TZ=America/Los_Angeles: 2026-11-27T20:15Z -> 2026-11-28T04:15Z; TZ=Europe/Berlin: -> 2026-11-27T19:15Z; TZ=UTC: the same
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const exceljs = require('exceljs');
const sheetjs = require('xlsx');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const kStart = new Date('2026-11-27T20:15:00Z');
async function main(there, back) {
  const book = new exceljs.Workbook();
  book.addWorksheet('Evenings').getCell('A1').value = kStart;
  await book.xlsx.writeFile('by_exceljs.xlsx');
  hold(`${process.env.TZ}: exceljs read by SheetJS`, sheetjs.readFile('by_exceljs.xlsx', { cellDates: true }).Sheets.Evenings.A1.v, new Date(there));

  const other = sheetjs.utils.book_new();
  sheetjs.utils.book_append_sheet(other, sheetjs.utils.aoa_to_sheet([[kStart]]), 'Evenings');
  sheetjs.writeFile(other, 'by_sheetjs.xlsx');
  const read = new exceljs.Workbook();
  await read.xlsx.readFile('by_sheetjs.xlsx');
  hold(`${process.env.TZ}: SheetJS read by exceljs`, read.worksheets[0].getCell('A1').value, new Date(back));
  hold(`${process.env.TZ}: SheetJS read by SheetJS`, sheetjs.readFile('by_sheetjs.xlsx', { cellDates: true }).Sheets.Evenings.A1.v, kStart);
}
main(process.argv[2], process.argv[3]);
JS
TZ=America/Los_Angeles node ask.cjs 2026-11-28T04:15:00Z 2026-11-27T12:15:00Z
TZ=Europe/Berlin node ask.cjs 2026-11-27T19:15:00Z 2026-11-27T21:15:00Z
TZ=UTC node ask.cjs 2026-11-27T20:15:00Z 2026-11-27T20:15:00Z
echo 'As stated: a date goes from exceljs 4.4.0 to SheetJS 0.18.5 and back with an error as large as the distance from UTC.'
