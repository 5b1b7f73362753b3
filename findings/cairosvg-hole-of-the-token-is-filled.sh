#!/usr/bin/env bash
# CairoSVG 2.5.2-1.1+deb12u1 (Debian 12, package python3-cairosvg) does not hide what a mask makes black: a token with a hole is drawn without its hole.
#
# One would expect: a hole. By SVG 1.1, 14.4, what is seen through a mask is its luminance times its opacity, and the specification's words are that black is left out.
#   CairoSVG's site lists masks among what it draws. librsvg 2.54.7 (Debian 12) draws the hole.
# What happens: only the opacity of the mask counts, not its colour. White and black let everything through, and grey does, too. The same hole made by leaving the
#   middle of the mask empty is drawn. No complaint is made.
# Why it matters: masks with black are what drawing programs write for holes and for faded edges. The covered half of a card, or a token that was taken away, is there
#   in the PNG.
# How we guard against it: Castalia does not use it, and its pictures hold no masks.
# Seen, the middle of a blue token seen through a mask whose middle is black: blue; grey: blue; left empty: white
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  python3-cairosvg=2.5.2-1.1+deb12u1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
cat >draw.py <<'PY'
import cairosvg, io
from PIL import Image

def middle(mask):
    svg = ('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="white"/>'
           f'<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">{mask}</mask>'
           '<rect x="10" y="10" width="80" height="80" fill="blue" mask="url(#m)"/></svg>')
    return "#%02x%02x%02x" % Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGB").getpixel((50, 50))

white = '<rect width="100" height="100" fill="white"/>'
seen = {"black": middle(white + '<circle cx="50" cy="50" r="20" fill="black"/>'), "grey": middle(white + '<circle cx="50" cy="50" r="20" fill="#808080"/>'),
        "empty": middle('<path fill="white" fill-rule="evenodd" d="M0 0H100V100H0Z M30 30H70V70H30Z"/>')}
stated = {"black": "#0000ff", "grey": "#0000ff", "empty": "#ffffff"}
if seen != stated:
    raise SystemExit(f"Changed: the middle is {seen}; the finding says {stated}.")
print("As stated: CairoSVG 2.5.2 draws a token without the hole of its mask.")
PY
/usr/bin/python3 draw.py
