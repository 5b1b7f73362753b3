#!/usr/bin/env bash
# CairoSVG 2.5.2-1.1+deb12u1 (Debian 12, package python3-cairosvg) sets each part of a centred name on the middle by itself: a text that is half red stands beside its
# place, and one at the right edge runs out of the picture.
#
# One would expect: the whole text is centred, since SVG 1.1, 10.9.1, lets text-anchor place a chunk of text, and a chunk ends only where a new x or y is given. The
#   site of CairoSVG says that it follows SVG 1.1. librsvg 2.54.7 (Debian 12) centres the whole.
# What happens: only the words before the first tspan are placed, and then each tspan anew from where the words before it end. With text-anchor="end" the red 9 is drawn
#   over the name. Without a tspan the place is right. No complaint is made.
# Why it matters: charts set the points in the colour of the player behind the name, centred below a bar or ending at an edge. In the PNG or PDF all of them are
#   shifted, and some cannot be read.
# How we guard against it: our pictures hold outlines of letters, placed by Pango, and no text that a viewer would have to place.
# Seen, middle of the ink of a text that is centred on 100: 99 in one colour, 128 with a red tspan; ink to the right of the end: none, and 92 columns
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  python3-cairosvg=2.5.2-1.1+deb12u1 fonts-dejavu-core >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
mkdir fonts
printf '<?xml version="1.0"?>\n<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>\n' "$folder/root/usr/share/fonts" "$folder/fonts" >fonts.conf
export FONTCONFIG_FILE=$folder/fonts.conf
cat >draw.py <<'PY'
import cairosvg, io
from PIL import Image

def ink(anchor, words):
    svg = ('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><rect width="240" height="60" fill="white"/>'
           f'<text x="100" y="40" font-family="DejaVu Sans" font-size="20" text-anchor="{anchor}">{words}</text></svg>')
    picture = Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGB")
    columns = [x for x in range(240) if any(min(picture.getpixel((x, y))) < 128 for y in range(60))]
    return columns[0], columns[-1]

plain, parts = "Ann Lee: 9", 'Ann Lee: <tspan fill="red">9</tspan>'
middle = [round(sum(ink("middle", words)) / 2) for words in (plain, parts)]
beyond = [max(0, ink("end", words)[1] - 100) for words in (plain, parts)]
if abs(middle[0] - 100) > 2 or middle[1] < 110 or beyond[0] > 1 or beyond[1] < 10:
    raise SystemExit(f"Changed: the middle of the ink is at {middle}, and it goes {beyond} beyond its end; the finding says that only the text in one colour is right.")
print("As stated: CairoSVG 2.5.2 sets a centred text with a tspan beside its place.")
PY
/usr/bin/python3 draw.py
