#!/usr/bin/env bash
# One noncharacter (U+FFFE or U+FFFF) in one cell breaks the whole table: libxlsxwriter 1.1.4-2+b1 (Debian 12) and exceljs 4.4.0 (npm) write it as it
# is into the XML, where it must not be, without an error; exceljs cannot open its own file, and Gnumeric loses every text from there on.
#
# One would expect: an escape (_xFFFE_, which ECMA-376 has for characters that XML cannot hold), a replacement, or an error when it is written.
#   Both escape or remove control characters.
# What happens: the file is made, with success. It is no XML any more: exceljs stops with "disallowed character"; Gnumeric 1.12.55 and LibreOffice
#   7.4 show the rows before it and leave all cells behind it empty (seen by hand); SheetJS reads everything.
# Why it matters: U+FFFE is a valid character of JSON, SQLite and UTF-8, so that it comes through every check, from a name pasted out of a broken
#   document. One title costs the table of all evenings, and whoever exported it has seen no error.
# To guard against it: text for a spreadsheet must lose what XML cannot hold before it is handed over, as our text for a PDF does.
# Seen: libxlsxwriter: worksheet_write_string and workbook_close return 0; Python's expat: "not well-formed"; exceljs: "disallowed character"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund exceljs@4.4.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
apt-get download libxlsxwriter4=1.1.4-2+b1 libxlsxwriter-dev=1.1.4-2+b1 libminizip1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >write.c <<'C'
#include <xlsxwriter.h>
int main(void) {
    lxw_workbook* book = workbook_new("written.xlsx");
    lxw_worksheet* sheet = workbook_add_worksheet(book, "Evenings");
    lxw_error error = worksheet_write_string(sheet, 0, 0, "Friday \xEF\xBF\xBE", NULL);
    return error == LXW_NO_ERROR && workbook_close(book) == LXW_NO_ERROR ? 0 : 1;
}
C
libraries="$folder/root/usr/lib/x86_64-linux-gnu"
gcc -I"$folder/root/usr/include" write.c -o write "$libraries/libxlsxwriter.so.4" -Wl,--allow-shlib-undefined
LD_LIBRARY_PATH="$libraries" ./write || { echo "Changed: libxlsxwriter reports an error for U+FFFE." >&2; exit 1; }
python3 - <<'PY'
import sys, zipfile
from xml.parsers import expat
text = zipfile.ZipFile("written.xlsx").read("xl/sharedStrings.xml")
if "\ufffe".encode() not in text:
    sys.exit("Changed: libxlsxwriter does not write U+FFFE as it is any more.")
try:
    expat.ParserCreate().Parse(text, True)
except expat.ExpatError:
    pass
else:
    sys.exit("Changed: what libxlsxwriter writes for U+FFFE is well-formed XML now.")
PY
cat >ask.cjs <<'JS'
const exceljs = require('exceljs');
async function main() {
  const book = new exceljs.Workbook();
  book.addWorksheet('Evenings').getCell('A1').value = 'Friday \ufffe';
  await book.xlsx.writeFile('exceljs.xlsx');
  for (const file of ['exceljs.xlsx', 'written.xlsx']) {
    let why = 'no error';
    try {
      await new exceljs.Workbook().xlsx.readFile(file);
    } catch (error) {
      why = error.message;
    }
    if (why.includes('disallowed character')) continue;
    console.error(`Changed: exceljs reads ${file} with: ${why}`);
    process.exit(1);
  }
  console.log('As stated: libxlsxwriter 1.1.4 and exceljs 4.4.0 write U+FFFE into XML without an error, and the file cannot be read.');
}
main();
JS
node ask.cjs
