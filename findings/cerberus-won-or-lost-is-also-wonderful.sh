#!/usr/bin/env bash
# cerberus 1.3.2-2 (Debian 12, package python3-cerberus): a result that must match "won|lost" may be "wonderful", but not "lostx". And true is a value of the types
# integer and float, though not of the type number.
#
# One would expect: won and lost only, as the rule takes "d6" for the whole value and refuses "d60" for it; or, as in JSON Schema, every value that has one of the
#   two within it.
# What happens: a `$` is put behind the pattern unless it ends with one, and the beginning of the value is compared. With "|" in the pattern the `$` belongs to the
#   last word alone: the value may go on behind every other. Only brackets around the words help.
# Why it matters: which of the results is checked in full depends on the order in which they are written. With "lost|won" it is the other way round, and "d6|d20"
#   lets "d60" through.
# How we guard against it: lists of words in our schemas are written as enum, not as a pattern.
# Seen, for won, lost, wonderful, lostx: won|lost: yes, yes, yes, no; lost|won: yes, yes, no, yes; (won|lost): yes, yes, no, no; true as integer, float, number:
#   yes, yes, no
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-cerberus=1.3.2-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 -W ignore - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import cerberus

def allowed(rule, values):
    return [value for value in values if cerberus.Validator({"result": rule}).validate({"result": value})]

def hold(what, seen, stated):
    if repr(seen) != repr(stated):
        sys.exit(f"Changed: {what} takes {seen}; the finding says {stated}.")

results = ["won", "lost", "wonderful", "lostx", "xlost"]
stated = {
    "won|lost": ["won", "lost", "wonderful"],
    "lost|won": ["won", "lost", "lostx"],
    "^won|lost$": ["won", "lost", "wonderful"],
    "(won|lost)": ["won", "lost"],
    "won": ["won"],
}
for pattern, values in stated.items():
    hold(pattern, allowed({"type": "string", "regex": pattern}, results), values)
hold("d6|d20", allowed({"regex": "d6|d20"}, ["d6", "d60", "d20", "d200"]), ["d6", "d60", "d20"])
hold("integer", allowed({"type": "integer"}, [True, 1, 1.0]), [True, 1])
hold("float", allowed({"type": "float"}, [True, 1, 1.5]), [True, 1, 1.5])
hold("number", allowed({"type": "number"}, [True, 1, 1.5]), [1, 1.5])
print('As stated: cerberus 1.3.2 takes "wonderful" for "won|lost", and true for an integer that is no number.')
PY
