#!/usr/bin/env bash
# epub 2.1.1 and @gxl/epub-parser 2.0.4 (npm) find no contents in a book of EPUB 3 that has them where this version wants them: the parts have no titles.
#
# One would expect: "Points". Both READMEs have a property for the table of contents. EPUB 3.3 wants it in the navigation document,
#   and has the older NCX of EPUB 2 as a file that a book may have for old readers.
# What happens: only the NCX is read. Without one, toc is an empty list and structure is missing, without an error, though version 3.0 is in the book and its parts are read.
# Why it matters: programs that are built on these show a book without chapters, or with their numbers only. Nobody finds the table of points in it.
# How we guard against it: no guard yet; Castalia's EPUB has the navigation document only, which all readers of EPUB 3 know.
# Seen: epub: toc [], title of the part undefined; @gxl/epub-parser: structure undefined, 1 section; with an NCX: toc ["Points"], structure ["Points"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund epub@2.1.1 @gxl/epub-parser@2.0.4 >"$folder/install.log" 2>&1 ||
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
/usr/bin/python3 write.py three.epub '<h1>Points</h1>'
/usr/bin/python3 write.py both.epub '<h1>Points</h1>' ncx
cat >ask.mjs <<'JS'
import epub from 'epub';
import gxl from '@gxl/epub-parser';
async function hold(file, stated) {
  const book = new epub(file);
  await book.parse();
  const other = await gxl.parseEpub(file, { type: 'path' });
  const seen = JSON.stringify([book.toc.map((entry) => entry.title), book.flow.length, other.structure?.map((entry) => entry.name) ?? null, other.sections.length]);
  if (seen === stated) return;
  console.error(`Changed: of ${file} they read ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
await hold('three.epub', '[[],1,null,1]');
await hold('both.epub', '[["Points"],1,["Points"],1]');
console.log('As stated: epub 2.1.1 and @gxl/epub-parser 2.0.4 find no contents without an NCX.');
JS
node ask.mjs
