#!/usr/bin/env bash
# SheetJS (xlsx 0.18.5, npm) reads minus half an hour in an ODS file as plus half an hour, the playing card &#x1F0A1; as an unassigned character, and, of
# the files that it writes itself, the table "Ann & Ben" as "Ann &amp; Ben" and the text _x0041_ as A. The same in XLSX is right but for the last.
#
# One would expect: what is in the file. OpenDocument 1.2, part 1, 18.2, takes times and lengths as durations of XML Schema, which may begin with a minus; XML
#   lets a number stand for every character, and &amp; for & in every value of an attribute. _x0041_ has a meaning in XLSX only, and is five letters,
#   digits and lines more in ODS.
# What happens: the sign is not looked at. The number of a character above U+FFFF loses its upper half. Names of tables are written with escapes and
#   read without undoing them, and texts go through the function for XLSX, in which _x0041_ is A.
# Why it matters: a difference of lengths, by how much an evening was longer than it was planned for, loses its direction; a program asks for a table
#   by its name and finds none; and both are right when the same program reads its own XLSX.
# How we guard against it: Castalia writes no ODS; its lengths are plain minutes in every table.
# Seen: -PT00H30M00S: 0.0208 of a day; PT00H30M00S: 0.0208; &#x1F0A1; U+F0A1; Ann & Ben after ODS: Ann &amp; Ben, after XLSX: Ann & Ben; _x0041_: A
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund xlsx@0.18.5 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const sheets = require('xlsx');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const spaces = ['office', 'table', 'text'].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`).join(' ');
function read(cell) {
  const file = `<?xml version="1.0" encoding="UTF-8"?><office:document ${spaces} office:version="1.2"
    office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="Plays"><table:table-row>${cell}
    </table:table-row></table:table></office:spreadsheet></office:body></office:document>`;
  return sheets.read(Buffer.from(file)).Sheets.Plays.A1.v;
}
const length = (value) => read(`<table:table-cell office:value-type="time" office:time-value="${value}"><text:p>0:30</text:p></table:table-cell>`);
const text = (value) => read(`<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`);
hold('half an hour', [length('PT00H30M00S'), length('-PT00H30M00S')].map((days) => days.toFixed(4)), ['0.0208', '0.0208']);
hold('a text', [text('Ann &amp; Ben &#65;'), text('\u{1F0A1}').codePointAt(0).toString(16)], ['Ann & Ben A', '1f0a1']);
hold('the ace of spades by its number', text('&#x1F0A1;').codePointAt(0).toString(16), 'f0a1');
const book = sheets.utils.book_new();
sheets.utils.book_append_sheet(book, sheets.utils.aoa_to_sheet([['_x0041_']]), 'Ann & Ben');
const again = (bookType) => sheets.read(sheets.write(book, { type: 'buffer', bookType }));
hold('the name of a table', ['ods', 'fods', 'xlsx'].map((kind) => again(kind).SheetNames[0]), ['Ann &amp; Ben', 'Ann &amp; Ben', 'Ann & Ben']);
hold('a text with underscores', Object.values(again('ods').Sheets)[0].A1.v, 'A');
console.log('As stated: in ODS, SheetJS 0.18.5 reads minus half an hour as plus, and "Ann & Ben" as "Ann &amp; Ben".');
JS
node ask.cjs
