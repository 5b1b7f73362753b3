#!/usr/bin/env bash
# espeak-ng 1.51+dfsg-10+deb12u2 (Debian 12) says "two three" for 2×3 in Spanish, Italian, Dutch, Swedish, Norwegian and Finnish, and in six languages it says "a half"
# in English for ½.
#
# One would expect: two times three, as in English, German, French and Polish. By the manual page only the names of punctuation are left out, unless --punct is given,
#   and × is none: it is a mathematical symbol (Sm) in Unicode.
# What happens: each language lists the signs that it says. Where × is not listed, nothing is said, where ½ is not, its English name is, and nobody is told. The sign
#   for plus is said in all that were tried.
# Why it matters: "2×3" and "2 3" sound alike. Two cards of three points, or a picture of two by three, become two numbers to who listens; 1½ points are one and two
#   foreign words.
# How we guard against it: half points are written as 7.5, never ½. The sizes of a table and of a picture ("100 × 70 cm") have the sign, and that is open in Spanish and
#   Italian.
# Seen (2×3 sounds as 2 3): es it nl sv nb fi; said: en de fr pl pt cs; ½ in English: es nl sv nb fi cs
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download espeak-ng=1.51+dfsg-10+deb12u2 libespeak-ng1=1.51+dfsg-10+deb12u2 espeak-ng-data=1.51+dfsg-10+deb12u2 libpcaudio0=1.2-2 \
  libsonic0=0.2.0-12 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu ESPEAK_DATA_PATH=$folder/root/usr/lib/x86_64-linux-gnu LC_ALL=C.UTF-8
sounds() { "$folder/root/usr/bin/espeak-ng" -v "$1" -q -x -- "$2" 2>/dev/null | tr -d "\n '_,"; }
silent='' said='' english=''
for voice in en de fr es it nl pl pt sv nb 'fi' cs; do
  if [[ $(sounds "$voice" '2×3') == "$(sounds "$voice" '2 3')" ]]; then silent+="$voice "; else said+="$voice "; fi
  [[ $voice == en || $(sounds "$voice" '½') != *'(en)'* ]] || english+="$voice "
done
seen="$silent| $said| $english"
stated='es it nl sv nb fi | en de fr pl pt cs | es nl sv nb fi cs '
[[ $seen == "$stated" ]] || { echo "Changed: silent, said, and in English are $seen; the finding says $stated."; exit 1; }
echo 'As stated: espeak-ng 1.51 says two three for 2×3 in Spanish and Italian.'
