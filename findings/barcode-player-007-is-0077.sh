#!/usr/bin/env bash
# GNU barcode 0.99-6 and zbar 0.23.92-7+deb12u1 (Debian 12): the player 007 in Code 39 is read as 0077, PTS-9 as PTS-9+, and 12345678 in Interleaved 2 of 5 as 0123456784.
#
# One would expect: what was put in. The manual page of barcode has -c for "no Checksum character, if the chosen encoding allows it"; in Code 39, Interleaved 2 of 5 and
#   Codabar a check character is optional. That of zbarimg says of its setting add-check that the first two do not implement it yet, and of Codabar nothing.
# What happens: barcode adds one without being asked, and leaves it out of the text below the bars. zbarimg neither tests it nor takes it away. In Codabar the stop letter
#   is A, though the manual of barcode says B for a text without one. With -c, everything is read as it was written.
# Why it matters: cards of members and parts of games are often marked in Code 39. Below the bars stands the right number, and the scanner gives the one of another player.
# How we guard against it: Castalia writes QR codes only, whose checks every reader knows.
# Seen: Code 39: 007 -> 0077, PTS-9 -> PTS-9+; Interleaved 2 of 5: 12345678 -> 0123456784; Codabar: 12345 -> A12345/A; with -c: 007, 12345678, A12345A; Code 128: 007
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  barcode=0.99-6 zbar-tools=0.23.92-7+deb12u1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
x86=$folder/root/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$x86:$folder/root/lib/x86_64-linux-gnu MAGICK_CODER_MODULE_PATH=$x86/ImageMagick-6.9.11/modules-Q16/coders
cat >draw.py <<'PY'
import re, sys
widths = re.search(r"space first\): (\d+) ", sys.stdin.read()).group(1)
line = bytearray(b"\xff" * 80)
for place, width in enumerate(widths):
    line += (b"\x00" if place % 2 else b"\xff") * (4 * int(width))
line += b"\xff" * 80
sys.stdout.buffer.write(b"P5 %d 120 255\n" % len(line) + bytes(line) * 120)
PY
hold() { # hold TEXT WHAT_IS_READ OPTIONS_OF_BARCODE
  local seen
  "$folder/root/usr/bin/barcode" -S -b "$1" "${@:3}" | /usr/bin/python3 draw.py >code.pgm
  seen=$("$folder/root/usr/bin/zbarimg" -q --raw code.pgm 2>errors) || true
  [[ $seen == "$2" ]] || { echo "Changed: $1 with ${*:3} is read as '$seen'; the finding says '$2'."; exit 1; }
}
hold 007 0077 -e code39
hold PTS-9 PTS-9+ -e code39
hold 007 007 -e code39 -c
hold 12345678 0123456784 -e i25
hold 12345678 12345678 -e i25 -c
hold 12345 A12345/A -e codabar
hold 12345 A12345A -e codabar -c
hold 007 007 -e code128
echo 'As stated: a 007 that GNU barcode 0.99 writes in Code 39 is read by zbar 0.23.92 as 0077.'
