#!/usr/bin/env bash
# braille 1.1.0 (npm) and liblouis 3.24.0-1 (Debian 12): "ANN 9" in its Braille is read as "ann in", 123 as ",;:", and MÜLLER has become MLLER.
#
# One would expect: the same text in small letters. The README converts "text to Braille alphabet", with the digits of EXAMPLE TEXT 123 as dots 2, 2-3 and 2-5. In the
#   English code in force, UEB, a number has the sign ⠼ before it and the first letters of the alphabet behind it, and the lower signs are the marks , ; and :.
# What happens: digits are the lower signs alone, which readers of literary Braille know as marks, and a 9 by itself as the short form of "in". A letter or sign without
#   a cell, as Ü, ½ and ♥, is left out, without a mark and without an error.
# Why it matters: a blind player reads "Ann in" where Ann has nine points. Names of half of Europe lose letters, and half a point is nothing.
# How we guard against it: Castalia does not use it.
# Seen, by lou_translate -b with en-ueb-g2: ANN 9 -> ⠁⠝⠝⠀⠔ -> ann in; with en-ueb-g1: 123 -> ⠂⠆⠒ -> ,;:; MÜLLER -> ⠍⠇⠇⠑⠗ -> mller; ½ -> nothing
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  liblouis-bin=3.24.0-1 liblouis-data=3.24.0-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
npm install --prefix "$folder" --silent --no-audit --no-fund braille@1.1.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu LOUIS_TABLEPATH=$folder/root/usr/share/liblouis/tables
hold() { # hold TEXT CELLS TABLE WHAT_IS_READ
  local cells seen
  cells=$(node -p 'require("braille").toBraille(process.argv[1])' "$1")
  seen=$(printf '%s' "$cells" | "$folder/root/usr/bin/lou_translate" -b "unicode.dis,$3.ctb")
  [[ "$cells $seen" == "$2 $4" ]] || { echo "Changed: $1 is '$cells', read as '$seen'; the finding says '$2' and '$4'."; exit 1; }
}
hold 'ANN 9' '⠁⠝⠝⠀⠔' en-ueb-g2 'ann in'
hold 123 '⠂⠆⠒' en-ueb-g1 ',;:'
hold MÜLLER '⠍⠇⠇⠑⠗' en-ueb-g1 mller
hold '½' '' en-ueb-g1 ''
echo 'As stated: nine points in the Braille of braille 1.1.0 are read as "in".'
