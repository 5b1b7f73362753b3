#!/usr/bin/env bash
# espeak-ng 1.51+dfsg-10+deb12u2 (Debian 12), the voice of Orca, says three for "-3" in French, Spanish, Polish, Russian and other languages, and for
# "(-3)" in English and German, too. "≥5" is five, and "4 → 5" is four five in French and Spanish.
#
# One would expect: minus three, as for -3 in English, German and Italian. The manual page leaves out
#   only the names of punctuation, unless --punct is given; a sign that a voice does not know is said in English elsewhere ("≠").
# What happens: each language lists the signs that it says. Where the hyphen is not among them, it is punctuation, also before a number; after an
#   opening bracket it is in every language but Greek. The minus sign U+2212 is said in all that were tried, but not in Portuguese.
# Why it matters: a player who hears the scores hears a lead where there is a debt, and nothing tells that a sign was dropped. Reading programs may
#   replace signs themselves, by settings that nobody sees.
# How we guard against it: points below zero are written with U+2212, which is said in all five languages that Castalia speaks. Arrows between two
#   figures are not said in French and Spanish; that is open.
# Seen (the same sounds as without the sign): -3: fr es pl ru da tr uk hu; (-3): en de fr es it; −3: pt, pt-br; ≥5 and 4 → 5: fr es pl ru
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download espeak-ng=1.51+dfsg-10+deb12u2 libespeak-ng1=1.51+dfsg-10+deb12u2 espeak-ng-data=1.51+dfsg-10+deb12u2 libpcaudio0=1.2-2 \
    libsonic0=0.2.0-12 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
library="$folder/root/usr/lib/x86_64-linux-gnu"
sounds() { # language, text: the sounds without pauses
    LD_LIBRARY_PATH="$library" ESPEAK_DATA_PATH="$library" "$folder/root/usr/bin/espeak-ng" -q -x -v "$1" -- "$2" | tr -d ' _:\n'
}
hold() { # same or other, text with a sign, text without, languages
    local sign language
    for language in $4; do
        sign=other
        [[ $(sounds "$language" "$2") != "$(sounds "$language" "$3")" ]] || sign=same
        [[ $sign == "$1" ]] || { echo "Changed: in $language, $2 has the $sign sounds as $3; the finding says $1." >&2; exit 1; }
    done
}
hold same '-3' 3 'fr es pl ru da tr uk hu'
hold other '-3' 3 'en de it pt nl'
hold same '(-3)' 3 'en de fr es it pt nl pl'
hold other '−3' 3 'en de fr es it nl pl ru'
hold same '−3' 3 'pt pt-br'
hold same '≥5' 5 'fr es pl ru'
hold other '≥5' 5 'en de it'
hold same '4 → 5' '4 5' 'fr es pl ru'
hold other '4 → 5' '4 5' 'en de it'
echo 'As stated: espeak-ng 1.51 says three for -3 in French and Spanish, and for (-3) in English.'
