#!/usr/bin/env bash
# docx-parser 0.2.1 (npm) reads the result 3‑2 as 32, and the team Ann & Ben as "Ann &amp; Ben", from a document that docx 9.15.2 (npm) has written.
#
# One would expect: 3‑2 or 3-2, and Ann & Ben. The README calls it a module "to get the plain text from a docx file".
# What happens: everything between < and > is cut out, so the hyphen that does not break, which is an element of its own, and the line break within a paragraph are gone.
#   References such as &amp; and &lt; stay as they are. What was struck out in a document with tracked changes is there, too.
# Why it matters: results are written with such a hyphen so that they stay on one line. Three to two is thirty-two, without an error.
# How we guard against it: Castalia writes no DOCX.
# Seen: 3‑2 -> 32; Ann & Ben -> Ann &amp; Ben; Ann and 9 in two lines -> Ann9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund docx-parser@0.2.1 docx@9.15.2 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const fs = require('fs');
const { Document, NoBreakHyphen, Packer, Paragraph, TextRun } = require('docx');
const { parseDocx } = require('docx-parser');
async function hold(children, stated) {
  fs.writeFileSync('evening.docx', await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children })] }] })));
  const seen = (await new Promise((resolve) => parseDocx('evening.docx', resolve))).trim();
  if (seen === stated) return;
  console.error(`Changed: it is read as "${seen}"; the finding says "${stated}".`);
  process.exit(1);
}
(async () => {
  await hold([new TextRun('3'), new TextRun({ children: [new NoBreakHyphen()] }), new TextRun('2')], '32');
  await hold([new TextRun('Ann & Ben')], 'Ann &amp; Ben');
  await hold([new TextRun('Ann'), new TextRun({ text: '9', break: 1 })], 'Ann9');
  console.log('As stated: docx-parser 0.2.1 reads 3‑2 as 32.');
})();
JS
node ask.cjs
