#!/usr/bin/env bash
# docx-tables 0.3.0 (npm) finds every cell empty in a table that docx 9.15.2 (npm) has written, and no table at all if it has a single row.
#
# One would expect: the text of the cells, as in the example of the README, which is to "extract tables from docx (office open xml) documents".
# What happens: a text that is marked with xml:space="preserve", as docx marks all of its texts and other writers those with a blank at the edge, is taken for no text, and so is
#   a cell of which a part is bold. Places and numbers of rows and columns are right. With one row, an error is the result instead of being thrown.
# Why it matters: a table of points comes with all of its rows and columns, and everybody has nothing.
# How we guard against it: Castalia writes no DOCX, and reads none.
# Seen: Ann 9, Ben 5: four cells of "", of one row: forEach is not a function; without the mark: "Ann\n" "9\n" "Ben\n" "5\n"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund docx-tables@0.3.0 docx@9.15.2 jszip@3.10.1 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const fs = require('fs');
const { Document, Packer, Paragraph, Table, TableCell, TableRow } = require('docx');
const Zip = require('jszip');
const read = require('docx-tables');
const row = (cells) => new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
async function hold(rows, change, stated) {
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children: [new Table({ rows: rows.map(row) })] }] }));
  const zip = await Zip.loadAsync(bytes);
  zip.file('word/document.xml', change(await zip.file('word/document.xml').async('string')));
  fs.writeFileSync('evening.docx', await zip.generateAsync({ type: 'nodebuffer' }));
  const tables = await read({ file: 'evening.docx' });
  const seen = tables instanceof Error ? tables.message : JSON.stringify(Object.values(tables[0]).flat().map((cell) => cell.data));
  if (seen.includes(stated)) return;
  console.error(`Changed: the cells are ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
(async () => {
  const points = [['Ann', '9'], ['Ben', '5']];
  await hold(points, (text) => text, '["","","",""]');
  await hold(points, (text) => text.replaceAll(' xml:space="preserve"', ''), '["Ann\\n","9\\n","Ben\\n","5\\n"]');
  await hold([['Ann', '9']], (text) => text.replaceAll(' xml:space="preserve"', ''), 'forEach is not a function');
  console.log('As stated: docx-tables 0.3.0 finds nothing in the cells of docx 9.15.2.');
})();
JS
node ask.cjs
