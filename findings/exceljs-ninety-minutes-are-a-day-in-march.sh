#!/usr/bin/env bash
# exceljs 4.4.0 (npm) reads the number 90 in the format 0\ \m\i\n ("90 min") as 30 March 1900, and 9.5 in 0.0\ \p\t\s or 0.0_d as noon of 8 January.
#
# One would expect: 90 and 9.5, as from the same formats with quotes, 0" min" and 0.0" pts". A backslash shows the sign behind it, and _ leaves its width
#   (ECMA-376, 18.8.31), so that the m, h, s or d behind them says nothing of a date. SheetJS (xlsx 0.18.5) reads 90 and 9.5 and shows "90 min".
# What happens: text in quotes, and in brackets, is taken out of a format before it is looked at for letters of a date; what is escaped stays in.
# Why it matters: Excel keeps letters that are typed without quotes in this form, and points and minutes with their unit are what score
#   tables have. The values come as dates without an error, and those of a column in another format stay numbers.
# How we guard against it: our XLSX gives numbers no unit in their format.
# Seen: 0\ \m\i\n: 1900-03-30T00:00:00.000Z; 0.0\ \h: 1900-01-08T12:00:00.000Z; 0.0_d: the same; 0" min": 90; in SheetJS 90, 9.5, 9.5, 90
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-xlsxwriter=3.0.2-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
dpkg -x ./python3-xlsxwriter_*.deb "$folder/root"
npm install --prefix "$folder" --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import xlsxwriter

cells = [(90, r"0\ \m\i\n"), (9.5, r"0.0\ \p\t\s"), (9.5, r"0.0\ \h"), (9.5, "0.0_d"), (90, '0" min"'), (9.5, '0.0" pts"')]
with xlsxwriter.Workbook("book.xlsx") as book:
    sheet = book.add_worksheet("S")
    for row, (number, form) in enumerate(cells):
        sheet.write_number(row, 0, number, book.add_format({"num_format": form}))
PY
cat >read.cjs <<'JS'
const { Workbook } = require('exceljs');
const sheetjs = require('xlsx');
const cells = [1, 2, 3, 4, 5, 6].map((row) => `A${row}`);
const book = new Workbook();
book.xlsx.readFile('book.xlsx').then(() => {
  console.log(JSON.stringify(cells.map((cell) => book.getWorksheet('S').getCell(cell).value)));
  console.log(JSON.stringify(cells.map((cell) => sheetjs.readFile('book.xlsx', { cellDates: true }).Sheets.S[cell].v)));
});
JS
TZ=UTC node read.cjs >seen
cat >stated <<'TEXT'
["1900-03-30T00:00:00.000Z","1900-01-08T12:00:00.000Z","1900-01-08T12:00:00.000Z","1900-01-08T12:00:00.000Z",90,9.5]
[90,9.5,9.5,9.5,90,9.5]
TEXT
diff seen stated >changed || { echo "Changed: exceljs or SheetJS read other values than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: exceljs 4.4.0 reads 90 in the format 0\ \m\i\n as 30 March 1900.'
