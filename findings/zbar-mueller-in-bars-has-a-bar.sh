#!/usr/bin/env bash
# zbar 0.23.92-7+deb12u1 (Debian 12) reads the name Müller in Code 128 as "M|ller", and 2×3 as "2W3": zint 2.11.1-1 writes a mark before such letters, which is not heeded.
#
# One would expect: Müller, or no answer. The manual page of zbarimg names Code 128 among what it decodes. In this code the letters from 128 to 255 are those from 0 to 127
#   behind the character FNC4, and zint writes them so.
# What happens: FNC4 is passed over, and the letter that is 128 places lower comes out. The check digit is right, and so is the status.
# Why it matters: a wrong letter that is no error goes into lists of members without anybody seeing it. A half point becomes an equals sign.
# How we guard against it: Castalia writes QR codes only, with everything outside of ASCII as %C3%BC.
# Seen: Müller -> M|ller; Zoë 12 -> Zok 12; 2×3 -> 2W3; 9½ -> 9=; status 0 each time; Mueller -> Mueller
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  zint=2.11.1-1 zbar-tools=0.23.92-7+deb12u1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
x86=$folder/root/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$x86:$folder/root/lib/x86_64-linux-gnu:$folder/root/usr/lib MAGICK_CODER_MODULE_PATH=$x86/ImageMagick-6.9.11/modules-Q16/coders
hold() { # hold TEXT WHAT_IS_READ
  local seen
  "$folder/root/usr/bin/zint" --barcode=CODE128 --scale=2 --vwhitesp=10 --whitesp=20 -o code.png -d "$1"
  seen=$("$folder/root/usr/bin/zbarimg" -q code.png 2>errors) || { echo "Changed: no code is found for $1."; exit 1; }
  [[ $seen == "CODE-128:$2" ]] || { echo "Changed: $1 is read as $seen; the finding says CODE-128:$2."; exit 1; }
}
hold Müller 'M|ller'
hold 'Zoë 12' 'Zok 12'
hold '2×3' 2W3
hold '9½' '9='
hold Mueller Mueller
echo 'As stated: zbar 0.23.92 reads Müller in Code 128 as M|ller.'
