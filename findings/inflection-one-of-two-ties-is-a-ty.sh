#!/usr/bin/env bash
# inflection 0.3.1-3 (Debian 12, package python3-inflection) calls one of several ties a "ty", one of the pies a "py", one of the waves a "wafe" and one of the caves a
# "cafe"; two cows are "kine" and two Germans "Germen".
#
# One would expect: tie, pie, wave and cave, and cows and Germans. singularize is "the reverse of pluralize" in its manual, and pluralize makes ties, waves and caves of them.
# What happens: "-ies" becomes -y, "-ves" becomes -fe, whatever stands before, and a word is looked up from its end, so that in German and Roman there is a man. One -s too
#   many goes, and one that belongs there, too: gas is "ga", chaos is "chao", Texas "Texa".
# Why it matters: words of a game are pairs of this kind, ties, pies, slaves, gloves, foes ("fo"), and the two functions are used to go back and forth. The examples of the
#   manual, posts, octopi, sheep and words, are right.
# How we guard against it: Castalia's words come from its translations, with each plural written out.
# Seen: points: point; heroes: hero; movies: movie; ties: ty; pies: py; waves: wafe; caves: cafe; gloves: glofe; caches: cach; foes: fo; gas: ga; cow: kine; German: Germen;
#   goose: gooses; foot: foots
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-inflection=0.3.1-3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from inflection import pluralize, singularize

one = {
    "points": "point", "heroes": "hero", "movies": "movie", "octopi": "octopus",
    "ties": "ty", "pies": "py", "waves": "wafe", "caves": "cafe", "slaves": "slafe", "gloves": "glofe", "caches": "cach", "foes": "fo", "gas": "ga", "chaos": "chao",
}
two = {
    "point": "points", "tie": "ties", "wave": "waves", "cave": "caves", "man": "men", "human": "humans",
    "cow": "kine", "German": "Germen", "Roman": "Romen", "goose": "gooses", "foot": "foots", "thief": "thiefs",
}
for function, words in ((singularize, one), (pluralize, two)):
    for word, stated in words.items():
        if function(word) != stated:
            sys.exit(f"Changed: {word} becomes {function(word)}; the finding says {stated}.")
print('As stated: inflection 0.3.1 calls one of several ties a "ty".')
PY
