#!/usr/bin/env bash
# ods2tsv 0.9.1-2 (Debian 12) writes a note with two lines as one word, and the name "Cy  Lee", with two blanks, as Cy Lee or CyLee.
#
# One would expect: a blank or an escape between the lines. The package "converts ODS files to TSV"; a tab and a line break cannot be in a cell of TSV as they are, so that something has
#   to stand for them.
# What happens: nothing does. Paragraphs of a cell, <text:line-break/> and <text:tab/> are dropped, and so is <text:s/>, which is how ODF 1.2 (6.1.3) writes every blank but the first. Numbers are
#   those of the value and not of what is shown. Every row has more than a hundred empty cells if LibreOffice or Gnumeric wrote the file.
# Why it matters: notes have lines. "won" and "lost" in two lines are the word wonlost.
# How we guard against it: a line break in our tables is in quotes, as RFC 4180 has it, and tools that read CSV keep it.
# Seen: won and lost in two paragraphs: wonlost; with a line break: wonlost; "Cy", blank as <text:s/>, "Lee": CyLee; 9.5 shown as 9.50: 9.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ods2tsv=0.9.1-2 libodsstream0=0.9.1-2 libqt6core5compat6=6.4.2-1 libqt6core6=6.4.2+dfsg-10 libqt6gui6=6.4.2+dfsg-10 \
    libqt6dbus6=6.4.2+dfsg-10 libquazip1-qt6-1=1.4-1 libb2-1=0.98.1-1.1 libts0=1.22-1+b1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - <<'PY'
import zipfile

spaces = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text"))
cells = [
    '<text:p>won</text:p><text:p>lost</text:p>', '<text:p>won<text:line-break/>lost</text:p>', '<text:p>Cy<text:s/>Lee</text:p>', '<text:p>Ann Lee</text:p>',
]
row = "".join(f'<table:table-cell office:value-type="string">{cell}</table:table-cell>' for cell in cells)
row += '<table:table-cell office:value-type="float" office:value="9.5"><text:p>9.50</text:p></table:table-cell>'
kind = "application/vnd.oasis.opendocument.spreadsheet"
with zipfile.ZipFile("table.ods", "w") as book:
    book.writestr("mimetype", kind)
    book.writestr("META-INF/manifest.xml", '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2">'
                  f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>'
                  '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>')
    book.writestr("content.xml", f'<office:document-content {spaces} office:version="1.2"><office:body><office:spreadsheet><table:table table:name="Evening">'
                  f'<table:table-row>{row}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>')
PY
seen=$(LD_LIBRARY_PATH="$folder/root/usr/lib/x86_64-linux-gnu" "$folder/root/usr/bin/ods2tsv" table.ods | head -n 1 | tr '\t' '|' | sed 's/|*$//')
stated='wonlost|wonlost|CyLee|Ann Lee|9.5'
[[ $seen == "$stated" ]] || { echo "Changed: ods2tsv writes $seen; the finding says $stated." >&2; exit 1; }
echo 'As stated: ods2tsv 0.9.1 writes won and lost in two lines as wonlost.'
