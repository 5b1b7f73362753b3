#!/usr/bin/env bash
# The text "_x0041_", which XLSX spells _x005F_x0041_, is read rightly by exceljs 4.4.0 (npm) if it is a shared string, and as "_x005F_x0041_" if it stands in
# its cell. gnumeric 1.12.55-1 (Debian 12) shows the escape in both places. No spelling of such a name is the same text for all.
#
# One would expect: "_x0041_" from both places. Both are of type CT_Rst, whose t is an ST_Xstring (ECMA-376, 18.3.1.53, 18.4.8, 18.4.12, 22.9.2.19), in which
#   _x005F_ is an underscore; SheetJS (xlsx 0.18.5) and Excel read it so in both.
# What happens: exceljs undoes escapes only while it reads the table of shared strings, and gnumeric nowhere. Unescaped, _x0041_ is "A" for SheetJS and
#   for the shared strings of exceljs, and itself for gnumeric and for a cell of exceljs.
# Why it matters: programs that write row by row, so that a long table does not have to fit into memory, put texts into their cells. A name or id that
#   looks like an escape then depends on the reader, and two tables of the same players do not join.
# How we guard against it: our tables have the escape that the standard asks for, and the test that compares readers knows these two.
# Seen: _x005F_x0041_ shared: exceljs _x0041_, SheetJS _x0041_, gnumeric _x005F_x0041_; in its cell: exceljs _x005F_x0041_, SheetJS _x0041_
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=$(dpkg-query --show --showformat='${Version}' gnumeric 2>"$folder/install.log" || true)
[[ $version == 1.12.55-1 ]] || { echo "This needs gnumeric 1.12.55-1 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
npm install --prefix "$folder" --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >book.py <<'PY'
import zipfile
HEAD, MAIN = '<?xml version="1.0" encoding="UTF-8"?>', 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
OFFICE, PACKAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'http://schemas.openxmlformats.org/package/2006'
KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'
with zipfile.ZipFile('book.xlsx', 'w') as book:
    parts = [('workbook', 'sheet.main'), ('worksheets/sheet1', 'worksheet'), ('sharedStrings', 'sharedStrings')]
    book.writestr('[Content_Types].xml', f'{HEAD}<Types xmlns="{PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
                  + ''.join(f'<Override PartName="/xl/{name}.xml" ContentType="{KIND}{kind}+xml"/>' for name, kind in parts) + '</Types>')
    book.writestr('_rels/.rels', f'{HEAD}<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="a" Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>')
    book.writestr('xl/workbook.xml', f'{HEAD}<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>')
    book.writestr('xl/_rels/workbook.xml.rels', f'{HEAD}<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="a" Type="{OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>'
                  f'<Relationship Id="b" Type="{OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>')
    book.writestr('xl/sharedStrings.xml', f'{HEAD}<sst xmlns="{MAIN}" count="2" uniqueCount="2"><si><t>_x005F_x0041_</t></si><si><t>_x0041_</t></si></sst>')
    book.writestr('xl/worksheets/sheet1.xml', f'{HEAD}<worksheet xmlns="{MAIN}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c>'
                  '<c r="B1" t="inlineStr"><is><t>_x005F_x0041_</t></is></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>_x0041_</t></is></c></row></sheetData></worksheet>')
PY
python3 book.py
cat >read.cjs <<'JS'
const { Workbook } = require('exceljs');
const sheetjs = require('xlsx');
const book = new Workbook();
book.xlsx.readFile('book.xlsx').then(() => {
  console.log(['A1', 'B1', 'C1', 'D1'].map((at) => book.getWorksheet('S').getCell(at).value).join(' '));
  console.log(['A1', 'B1', 'C1', 'D1'].map((at) => sheetjs.readFile('book.xlsx').Sheets.S[at].v).join(' '));
});
JS
node read.cjs >seen
LC_ALL=C.UTF-8 ssconvert -T Gnumeric_XmlIO:sax:0 book.xlsx book.xml >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
grep -o '<gnm:Cell [^<]*' book.xml | sed 's/.*>//' | paste -sd ' ' >>seen
cat >stated <<'TEXT'
_x0041_ _x005F_x0041_ A _x0041_
_x0041_ _x0041_ A A
_x005F_x0041_ _x005F_x0041_ _x0041_ _x0041_
TEXT
diff seen stated >changed || { echo "Changed: exceljs, SheetJS and gnumeric read other texts than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: _x005F_x0041_ is _x0041_ for exceljs only as a shared string, for SheetJS in both places, and for gnumeric in none.'
