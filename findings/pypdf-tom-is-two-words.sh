#!/usr/bin/env bash
# pypdf 3.4.1-1+deb12u1 (Debian 12) reads the name Tom in a PDF as "T om", and Hebrew and Arabic names backwards: שלום as םולש.
#
# One would expect: the text in reading order, as mupdf 1.21.1 finds it in the same file. The description of extract_text warns that it works poorly
#   for some files, and says: "Arabic, Hebrew,... are extracted in the good order."
# What happens: letters that are moved together, as T and o are in every good font, are written with a number between them. A large number is
#   taken for a blank, whatever its sign. In text from right to left, each letter is put before the others although they come in order.
# Why it matters: it is what scripts use to get tables out of PDF files. Tom, Vera and Yosef are no longer found, and points cannot be matched with
#   players by their names.
# How we guard against it: whoever wants the data gets them as CSV, XLSX or JSON, and every PDF names the session that it was made from.
# Seen: "Tom, Vera" -> "T om, Vera"; שלום -> םולש; مرحبا -> ابحرم; Ann 12 -> Ann 12; mutool: as written
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for tool in 'librsvg2-bin 2.54.7' 'fonts-dejavu-core 2.37' 'mupdf-tools 1.21.1'; do
    version=$(dpkg-query --show --showformat='${Version}' "${tool% *}" 2>"$folder/install.log" || true)
    [[ $version == "${tool#* }"* ]] || { echo "This needs ${tool} of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
done
apt-get download python3-pypdf=3.4.1-1+deb12u1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >names.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="300" height="160" font-family="DejaVu Sans" font-size="16">
<text x="10" y="30">Tom, Vera</text>
<text x="10" y="60">שלום</text>
<text x="10" y="90">مرحبا</text>
<text x="10" y="120">Ann 12</text>
</svg>
SVG
rsvg-convert --format=pdf names.svg --output=names.pdf
hold() { # who reads, what the finding says
    local seen
    seen=$(tr -d '\f' | sed 's/^ *//; s/ *$//' | grep . | paste -sd '|')
    [[ $seen == "$2" ]] || { echo "Changed: $1 reads $seen; the finding says $2." >&2; exit 1; }
}
/usr/bin/python3 -W ignore - "$folder/root/usr/lib/python3/dist-packages" <<'PY' | hold pypdf 'T om, Vera|םולש|ابحرم|Ann 12'
import sys
sys.path.insert(0, sys.argv[1])
import pypdf
print(pypdf.PdfReader("names.pdf").pages[0].extract_text())
PY
mutool draw -q -F txt names.pdf 2>"$folder/told" | hold mutool 'Tom, Vera|שלום|مرحبا|Ann 12'
echo 'As stated: pypdf 3.4.1 reads Tom as T om, and שלום as םולש.'
