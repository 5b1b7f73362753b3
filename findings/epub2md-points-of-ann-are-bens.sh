#!/usr/bin/env bash
# epub2md 1.6.4 (npm) moves the names of a table one column to the left if its corner is empty: "| Ann | Ben | |" stands above "| District 1 | 9 | 16 |".
#
# One would expect: "| | Ann | Ben |". The README has the converter make Markdown of an EPUB. A table in HTML may have an empty cell, and a table of points whose rows have names
#   has one in its corner.
# What happens: an empty first cell of the head is left out, and the missing one is added at the end. In the rows below, empty cells stay. node-html-markdown 2.0.0 (npm), of
#   which epub2md uses version 1, has it right. A list that begins with 5 begins with 1.
# Why it matters: the points of Ann are those of Ben, and Ben's are nobody's. It looks like any other table.
# How we guard against it: no guard yet; the EPUB of a session has such tables. The names in each row of the log are right.
# Seen: | Ann | Ben | | above | District 1 | 9 | 16 |; with "Place" in the corner: | Place | Ann | Ben |; node-html-markdown 2.0.0: | | Ann | Ben |
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund epub2md@1.6.4 node-html-markdown@2.0.0 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >write.py <<'PY'
import sys, zipfile
part, ncx = sys.argv[2], len(sys.argv) > 3
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
def page(body): return HEAD + f'<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Evening</title></head><body>{body}</body></html>'
with zipfile.ZipFile(sys.argv[1], "w") as book:
    book.writestr("mimetype", "application/epub+zip")
    book.writestr("META-INF/container.xml", HEAD + '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
                  '<rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>')
    book.writestr("book/package.opf", HEAD + '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">'
                  '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:uuid:019a8371-9c40-7d2e-8a51-6b0f3c9d4e27</dc:identifier>'
                  '<dc:title>Evening</dc:title><dc:language>en</dc:language><meta property="dcterms:modified">2026-11-27T19:30:00Z</meta></metadata><manifest>'
                  '<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="part" href="part.xhtml" media-type="application/xhtml+xml"/>'
                  + ('<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>' if ncx else "")
                  + '</manifest><spine' + (' toc="ncx"' if ncx else "") + '><itemref idref="part"/></spine></package>')
    book.writestr("book/contents.xhtml", page('<nav epub:type="toc"><ol><li><a href="part.xhtml">Points</a></li></ol></nav>'))
    book.writestr("book/part.xhtml", page(part))
    if ncx:
        book.writestr("book/toc.ncx", HEAD + '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><head/><docTitle><text>Evening</text></docTitle><navMap>'
                      '<navPoint id="n1" playOrder="1"><navLabel><text>Points</text></navLabel><content src="part.xhtml"/></navPoint></navMap></ncx>')
PY
table() { printf '<table><thead><tr><td>%s</td><th>Ann</th><th>Ben</th></tr></thead><tbody><tr><th>District 1</th><td>9</td><td>16</td></tr></tbody></table>' "$1"; }
hold() { # hold WHAT SEEN STATED
  [[ $2 == "$3" ]] || { echo "Changed: $1 gives '$2'; the finding says '$3'."; exit 1; }
}
rows() { grep '^|' "$1" | grep -v -e --- | tr -s ' ' | paste -sd ' '; }
for corner in '' Place; do
  /usr/bin/python3 write.py "book$corner.epub" "$(table "$corner")"
  node_modules/.bin/epub2md "book$corner.epub" >out.txt 2>&1
done
hold 'the empty corner' "$(rows book/*part.md)" '| Ann | Ben | | | District 1 | 9 | 16 |'
hold 'the corner with a word' "$(rows bookPlace/*part.md)" '| Place | Ann | Ben | | District 1 | 9 | 16 |'
node -p 'require("node-html-markdown").NodeHtmlMarkdown.translate(process.argv[1])' "$(table '')" >other.md
hold 'node-html-markdown 2.0.0' "$(rows other.md)" '| | Ann | Ben | | District 1 | 9 | 16 |'
echo 'As stated: epub2md 1.6.4 gives the points of Ann to Ben.'
