#!/usr/bin/env bash
# docx2txt 1.4-5 (Debian 12) puts a document that docx 9.15.2 (npm) has written into one line: "The evening.Ann9Ben5Next time: Go".
#
# One would expect: a line for each paragraph and each cell, as it makes them of documents by Word. Its manual page says that it makes "equivalent plain text", with some
#   formatting preserved. In WordprocessingML, a paragraph need not have attributes.
# What happens: only paragraphs that have an attribute, as Word gives them for its own use, are found. All others are run together, the cells of tables as well. The
#   status is 0. With w:rsidR="00A1" in each <w:p> of the same file, the text is right.
# Why it matters: a table of points becomes a row of letters and digits in which nobody can see where a number ends: Ann9 and Ben12 are Ann9Ben12.
# How we guard against it: Castalia writes no DOCX.
# Seen: as written: The evening.Ann9Ben5Next time: Go; with the attribute: six lines, The evening. | Ann | 9 | Ben | 5 | Next time: Go
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  docx2txt=1.4-5 unzip >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
npm install --prefix "$folder" --silent --no-audit --no-fund docx@9.15.2 jszip@3.10.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >write.cjs <<'JS'
const fs = require('fs');
const { Document, Packer, Paragraph, Table, TableCell, TableRow } = require('docx');
const Zip = require('jszip');
const row = (cells) => new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
const children = [new Paragraph('The evening.'), new Table({ rows: [row(['Ann', '9']), row(['Ben', '5'])] }), new Paragraph('Next time: Go')];
(async () => {
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  fs.writeFileSync('plain.docx', bytes);
  const zip = await Zip.loadAsync(bytes);
  const text = await zip.file('word/document.xml').async('string');
  zip.file('word/document.xml', text.replaceAll('<w:p>', '<w:p w:rsidR="00A1">'));
  fs.writeFileSync('marked.docx', await zip.generateAsync({ type: 'nodebuffer' }));
})();
JS
node write.cjs
echo "(config_unzip => '$folder/root/usr/bin/unzip')" >docx2txt.config
export LD_LIBRARY_PATH=$folder/root/lib/x86_64-linux-gnu:$folder/root/usr/lib/x86_64-linux-gnu
hold() {
  local seen
  seen=$(/usr/bin/perl -I. "$folder/root/usr/bin/docx2txt" "$1" - | paste -sd '|')
  [[ $seen == "$2" ]] || { echo "Changed: $1 is read as '$seen'; the finding says '$2'."; exit 1; }
}
hold plain.docx 'The evening.Ann9Ben5Next time: Go'
hold marked.docx 'The evening.|Ann|9|Ben|5|Next time: Go'
echo 'As stated: docx2txt 1.4 puts a document of docx 9.15.2 into one line.'
