#!/usr/bin/env bash
# num2words 0.5.10-2 (Debian 12) says "zero point five" for -0.5, "seventeen" for -3 in Vietnamese, nothing for 0 in Turkish, and the same words for
# 2.5 and 2.05 in Russian, Polish, Czech, Ukrainian, Serbian, Lithuanian and Latvian.
#
# One would expect: the number in words. The package is described as a library that "converts numbers like 42 to words like
#   forty-two"; decimals and numbers below zero are taken, and told rightly elsewhere.
# What happens: minus is said for the whole part, and that of -0.5 is 0. Seven languages turn the digits after the point into a number, in which
#   leading zeros are lost; Turkish and Vietnamese make fifty of .5 and five of .05. Each language has its own code, and some have never
#   heard of the sign: Vietnamese goes on with the last of its words for the numbers from 0 to 19, counted from the end.
# Why it matters: this is what speaks numbers where a voice has no rules of its own, and nobody who listens can see the digits. Half points
#   and negative points are everyday at a table.
# How we guard against it: Castalia gives screen readers digits with the sign U+2212, which the voices of its five languages say.
# Seen: -0.5 en: zero point five; -3 vi: mười bảy (17); 0 tr: an empty text; 2.05 and 2.5 ru: два запятая пять; -2.5 en: minus two point five
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-num2words=0.5.10-2 python3-docopt=0.6.2-4.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from num2words import num2words

stated = [
    ("en", -0.5, "zero point five"), ("en", -2.5, "minus two point five"), ("en", 2.05, "two point zero five"),
    ("de", -0.5, "null Komma fünf"), ("it", -0.5, "meno zero virgola cinque"),
    ("vi", -3, "mười bảy"), ("vi", 17, "mười bảy"),
    ("tr", 0, ""), ("tr", -3, "üç"), ("tr", 3, "üç"), ("tr", 2.5, "ikivirgülelli"),
    ("ru", 2.5, "два запятая пять"), ("ru", 2.05, "два запятая пять"),
]
for language, number, words in stated:
    seen = num2words(number, lang=language)
    if seen != words:
        sys.exit(f"Changed: num2words says '{seen}' for {number} in {language}; the finding says '{words}'.")
for language in ["ru", "pl", "cz", "uk", "sr", "lt", "lv"]:
    if num2words(2.5, lang=language) != num2words(2.05, lang=language):
        sys.exit(f"Changed: num2words tells 2.5 from 2.05 in {language} now.")
print("As stated: num2words 0.5.10 says a half for minus a half, 17 for -3 in Vietnamese, and two point five for 2.05 in Russian.")
PY
