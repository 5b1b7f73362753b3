#!/usr/bin/env bash
# pandas 1.5.3+dfsg-2 and VisiData 2.11-1 (Debian 12) read a cell "Ann" with the comment "late" in an ODS table as "lateAnn", and "won" and "lost" in two lines as
# "wonlost".
#
# One would expect: Ann, and two lines. In OpenDocument 1.2, Part 1, 14.1, an annotation is a remark on the cell with its own paragraphs, not a part of its text, and
#   9.1.4 has one paragraph for each line. Roo 2.10.0-1 (Debian 12) gives both.
# What happens: all text below the cell is put together, that of the comment first, with nothing between paragraphs and nothing for a line break. Neither of the two
#   warns.
# Why it matters: who puts a comment on a player's name makes another player of him, and a table of all evenings counts both. "lateAnn" can be seen, "12" for two lines
#   with 1 and 2 cannot.
# How we guard against it: Castalia neither writes nor reads ODS; its comma-separated tables have no comments.
# Seen: pandas: lateAnn, wonlost, 12; VisiData: lateAnn, wonlost, 12
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  python3-pandas=1.5.3+dfsg-2 visidata=2.11-1 python3-odf=1.4.2-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >write.py <<'PY'
import zipfile
NAMES = ('xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
         'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"')
KIND = "application/vnd.oasis.opendocument.spreadsheet"
def text(words, before=""): return f'<table:table-cell office:value-type="string">{before}<text:p>{words}</text:p></table:table-cell>'
def row(*cells): return "<table:table-row>" + "".join(cells) + "</table:table-row>"
LATE = '<office:annotation><text:p>late</text:p></office:annotation>'
ROWS = row(text("Player")) + row(text("Ann", LATE)) + row(text("won</text:p><text:p>lost")) + row(text("1</text:p><text:p>2"))
with zipfile.ZipFile("evening.ods", "w") as book:
    book.writestr("mimetype", KIND)
    book.writestr("META-INF/manifest.xml", f'<manifest:manifest {NAMES} manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="{KIND}"/>'
                  '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>')
    book.writestr("styles.xml", f'<office:document-styles {NAMES} office:version="1.2"/>')
    book.writestr("content.xml", f'<office:document-content {NAMES} office:version="1.2"><office:body><office:spreadsheet><table:table table:name="Evening">{ROWS}'
                  "</table:table></office:spreadsheet></office:body></office:document-content>")
PY
/usr/bin/python3 write.py
lib=$folder/root/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib/blas:$lib/lapack:$lib:$folder/root/lib/x86_64-linux-gnu PYTHONPATH=$folder/root/usr/lib/python3/dist-packages HOME=$folder LC_ALL=C.UTF-8
pandas=$(/usr/bin/python3 -c 'import pandas; print(*pandas.read_excel("evening.ods", engine="odf")["Player"])')
/usr/bin/python3 "$folder/root/usr/bin/visidata" --batch evening.ods +:Evening:: -o evening.csv >visidata.log 2>&1
visidata=$(tail -n +2 evening.csv | tr -d '\r' | paste -sd ' ')
stated='lateAnn wonlost 12'
for seen in "$pandas" "$visidata"; do
  [[ $seen == "$stated" ]] || { echo "Changed: the cells are $seen; the finding says $stated."; exit 1; }
done
echo 'As stated: pandas 1.5.3 and VisiData 2.11 read the comment as a part of the name.'
