#!/usr/bin/env bash
# svglib 1.4.1+dfsg-1 (Debian 12, package python3-svglib) draws opacity="0.5" as if it were not there, and stretches a square picture in a wide frame to twice its
# width.
#
# One would expect: half of the colour, and a square. SVG 1.1, 14.5, applies opacity to shapes and groups, and by 7.8 a viewBox keeps its proportions unless
#   preserveAspectRatio says none. The README of svglib lists what it lacks (masks, gradients, filters), and neither of these.
# What happens: fill-opacity and stroke-opacity are read, opacity is not, neither as an attribute, nor in a style, nor of a group. A viewBox is scaled in both
#   directions by themselves, and preserveAspectRatio is not read; that of a symbol is not used at all. No complaint is made.
# Why it matters: in the PDF of a board, cards that are faded because they are out of the game look like those in play, and dice and round tokens are flat.
# How we guard against it: Castalia does not use it; it writes its PDFs itself.
# Seen: opacity .5: 1.0; fill-opacity .5: 0.5; the square of 40 in a frame of 80 by 40: 80 by 40; the symbol of 10 shown as 40: 10 by 10
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  python3-svglib=1.4.1+dfsg-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
cat >draw.py <<'PY'
import io
from svglib.svglib import svg2rlg

def drawing(body):
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="100">'
    return svg2rlg(io.StringIO(head + body + "</svg>"))

def first(node):
    return first(node.contents[0]) if hasattr(node, "contents") else node

def size(body):
    left, low, right, high = drawing(body).contents[0].getBounds()
    return round(right - left), round(high - low)

rect = '<rect width="40" height="40" fill="red" '
seen = [first(drawing(body)).fillOpacity for body in (rect + 'opacity=".5"/>', rect + 'style="opacity:.5"/>', f'<g opacity=".5">{rect}/></g>', rect + 'fill-opacity=".5"/>')]
seen += [size(f'<svg width="80" height="40" viewBox="0 0 40 40" preserveAspectRatio="xMidYMid meet">{rect}/></svg>'),
         size('<defs><symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol></defs><use xlink:href="#s" width="40" height="40"/>')]
stated = [1.0, 1.0, 1.0, 0.5, (80, 40), (10, 10)]
if seen != stated:
    raise SystemExit(f"Changed: the opacities and sizes are {seen}; the finding says {stated}.")
print("As stated: svglib 1.4.1 draws what is half transparent in full, and a square as wide as its frame.")
PY
/usr/bin/python3 draw.py
