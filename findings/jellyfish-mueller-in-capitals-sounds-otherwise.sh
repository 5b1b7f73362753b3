#!/usr/bin/env bash
# jellyfish 0.8.9-1+b4 (Debian 12, package python3-jellyfish) gives Müller and MÜLLER two codes by sound in two of its four ways, and none for Łukasz in a third, which is an
# error of decoding.
#
# One would expect: one code, as for Miller and MILLER. A code by sound does not know capitals; the manual says of the codes that they are for matching of "how the word
#   sounds", and takes any text.
# What happens: in its part that is written in C, letters beyond ASCII are not made capital while all others are, so that NYSIIS is MüLAR for the one and MÜLAR for the other.
#   soundex of a name that begins with Ł, Æ or 李 cuts the letter in half and fails with UnicodeDecodeError; with Ż or É it goes well.
# Why it matters: lists of players are compared so that Meier is found when Meyer is asked for. Whoever is in one list in capitals is not found in the other, if he has an
#   umlaut, and one Łukasz ends the comparison.
# How we guard against it: Castalia compares names by their letters, folded by ICU, and by no sounds.
# Seen: nysiis: MILLER and Miller: MALAR; MÜLLER: MÜLAR; Müller: MüLAR; match_rating_codex: MÜLR and MüLR; soundex: Żak: Z200; Łukasz: UnicodeDecodeError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-jellyfish=0.8.9-1+b4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from jellyfish import match_rating_codex, nysiis, soundex

stated = [
    (nysiis, "Miller", "MALAR"), (nysiis, "MILLER", "MALAR"), (nysiis, "Müller", "MüLAR"), (nysiis, "MÜLLER", "MÜLAR"),
    (match_rating_codex, "Miller", "MLR"), (match_rating_codex, "MILLER", "MLR"),
    (match_rating_codex, "Müller", "MüLR"), (match_rating_codex, "MÜLLER", "MÜLR"),
    (soundex, "Müller", "M460"), (soundex, "MÜLLER", "M460"), (soundex, "Żak", "Z200"),
]
for function, name, code in stated:
    seen = function(name)
    if seen != code:
        sys.exit(f"Changed: {function.__name__} of {name} is {seen}; the finding says {code}.")
try:
    sys.exit(f"Changed: soundex of Łukasz is {soundex('Łukasz')}.")
except UnicodeDecodeError:
    print("As stated: jellyfish 0.8.9 gives Müller and MÜLLER two codes, and none to Łukasz.")
PY
