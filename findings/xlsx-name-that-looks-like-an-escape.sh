#!/usr/bin/env bash
# A name such as "_x0041_" becomes "A" on its way through an XLSX file: exceljs 4.4.0 (npm) undoes such escapes when it reads but writes none, so
# that it does not get its own text back, and libxlsxwriter 1.1.4-2+b1 (Debian 12) writes none either.
#
# One would expect: the text that was put in. ECMA-376 (22.9.2.19, ST_Xstring) lets _xHHHH_ stand for a character that XML cannot hold, and
#   says that an underscore which would begin such a group is itself escaped as _x005F_.
# What happens: "_x0041_" is written as it is by both; exceljs and SheetJS (xlsx 0.18.5) read it as "A", and "a_x000D_b" as a line break.
#   libxlsxwriter does escape control characters by the same rule, so it writes escapes, but not for the text that looks like one.
# Why it matters: ids and file names hold such pieces, and two different names of a table become one in the spreadsheet.
# To guard against it: text that looks like an escape gets _x005F_ before it is handed over.
# Seen: exceljs -> exceljs: "_x0041_" -> "A"; libxlsxwriter -> exceljs: "A"; libxlsxwriter -> SheetJS: "A"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
apt-get download libxlsxwriter4=1.1.4-2+b1 libxlsxwriter-dev=1.1.4-2+b1 libminizip1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >write.c <<'C'
#include <xlsxwriter.h>
int main(void) {
    lxw_workbook* book = workbook_new("written.xlsx");
    lxw_worksheet* sheet = workbook_add_worksheet(book, "Names");
    worksheet_write_string(sheet, 0, 0, "_x0041_", NULL);
    worksheet_write_string(sheet, 1, 0, "a_x000D_b", NULL);
    worksheet_write_string(sheet, 2, 0, "a\x01z", NULL);
    return workbook_close(book) == LXW_NO_ERROR ? 0 : 1;
}
C
libraries="$folder/root/usr/lib/x86_64-linux-gnu"
gcc -I"$folder/root/usr/include" write.c -o write "$libraries/libxlsxwriter.so.4" -Wl,--allow-shlib-undefined
LD_LIBRARY_PATH="$libraries" ./write
cat >ask.cjs <<'JS'
const exceljs = require('exceljs');
const sheetjs = require('xlsx');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const kNames = ['_x0041_', 'a_x000D_b'];
async function by_exceljs(file) {
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(file);
  return [1, 2].map((row) => book.worksheets[0].getCell(row, 1).value);
}
const by_sheetjs = (file) => {
  const sheet = Object.values(sheetjs.readFile(file).Sheets)[0];
  return ['A1', 'A2'].map((cell) => sheet[cell].v);
};
async function main() {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Names');
  kNames.forEach((name, row) => (sheet.getCell(row + 1, 1).value = name));
  await book.xlsx.writeFile('exceljs.xlsx');
  hold('exceljs read by exceljs', await by_exceljs('exceljs.xlsx'), ['A', 'a\rb']);
  hold('exceljs read by SheetJS', by_sheetjs('exceljs.xlsx'), ['A', 'a\rb']);
  hold('libxlsxwriter read by exceljs', await by_exceljs('written.xlsx'), ['A', 'a\rb']);
  hold('libxlsxwriter read by SheetJS', by_sheetjs('written.xlsx'), ['A', 'a\rb']);
  const control = new exceljs.Workbook();
  await control.xlsx.readFile('written.xlsx');
  hold('a control character, which libxlsxwriter escapes', control.worksheets[0].getCell(3, 1).value, 'a\u0001z');
  console.log('As stated: exceljs 4.4.0 and libxlsxwriter 1.1.4 write "_x0041_" as it is, and it is read as "A".');
}
main();
JS
node ask.cjs
