#!/usr/bin/env bash
# colour 0.1.5-3 (Debian 12, package python3-colour): the scale from blue to white has green in its middle, and the one between two reds that nobody can tell apart is a rainbow.
#
# One would expect: pale blues, as the scale from red to white has pale reds, and reds. The README calls it "some color scale of variation between two Color objects", and shows red to
#   blue, black to white and red to lime.
# What happens: hue, saturation and lightness each go straight from one number to the other. White and grey have the hue 0, which is red, so that the scale from blue goes by cyan,
#   green and yellow. The way round the circle is never the shorter one: from #ff0010 to #ff1000 all hues are passed.
# Why it matters: "the bluer, the more games" is a common picture of a season. With this scale the middle of it is green and cyan, and looks like three kinds of evenings. From red, which
#   one tries first, the scale is right.
# How we guard against it: Castalia draws its charts itself, with the numbers beside them.
# Seen, in five steps: blue to white: #0000ff #58e7e7 #9fdf9f #e7e7d7 #ffffff; red to white: #ff0000 #e75858 #df9f9f #e7d7d7 #ffffff;
#   #ff0010 to #ff1000: #ff0010 #7700ff #00ffff #77ff00 #ff1000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-colour=0.1.5-3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from colour import Color

stated = {
    ("black", "white"): "#000000 #404040 #7f7f7f #bfbfbf #ffffff",
    ("red", "white"): "#ff0000 #e75858 #df9f9f #e7d7d7 #ffffff",
    ("blue", "white"): "#0000ff #58e7e7 #9fdf9f #e7e7d7 #ffffff",
    ("blue", "grey"): "#0000ff #20dfdf #40bf40 #a0a060 #808080",
    ("#ff0010", "#ff1000"): "#ff0010 #7700ff #00ffff #77ff00 #ff1000",
}
for (first, last), scale in stated.items():
    seen = " ".join(colour.hex_l for colour in Color(first).range_to(Color(last), 5))
    if seen != scale:
        sys.exit(f"Changed: {first} to {last} is {seen}; the finding says {scale}.")
print("As stated: in colour 0.1.5 the scale from blue to white has green in its middle.")
PY
