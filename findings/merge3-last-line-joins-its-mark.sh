#!/usr/bin/env bash
# merge3 0.0.8-1 (Debian 12, package python3-merge3) writes the mark between two versions of a text on the same line as the last words of the first, if these end without a
# line break: "Ben=======".
#
# One would expect: the mark on a line of its own, as git merge-file has it for the same texts (diff3 -m does not). The manual of merge_lines says "return merge in cvs-like form", and a
#   text need not end with a line break.
#   cvs-like form", and a text need not end with a line break.
# What happens: the lines are written as they came, and the marks between them. Programs and people find a conflict by a line that begins with =======, and there is none; the
#   second end mark is joined to the other version, too.
# Why it matters: a note of one line, typed into a field, has no line break at its end. Text of files, with which one tries it, has one.
# How we guard against it: Castalia merges no texts by lines.
# Seen, from a\n to a\nAnn and a\nBen: "a\n<<<<<<<\nAnn=======\nBen>>>>>>>\n"; with line breaks at the end: each mark on its line
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-merge3=0.0.8-1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from merge3 import Merge3

def merged(base, one, other):
    lines = [text.splitlines(True) for text in (base, one, other)]
    return "".join(Merge3(*lines).merge_lines())

stated = {
    ("a\n", "a\nAnn\n", "a\nBen\n"): "a\n<<<<<<<\nAnn\n=======\nBen\n>>>>>>>\n",
    ("a\n", "a\nAnn", "a\nBen"): "a\n<<<<<<<\nAnn=======\nBen>>>>>>>\n",
    ("", "Ann won", "Ben won"): "<<<<<<<\nAnn won=======\nBen won>>>>>>>\n",
    ("a\nb", "a\nb", "a\nc"): "a\nc",
}
for texts, result in stated.items():
    seen = merged(*texts)
    if seen != result:
        sys.exit(f"Changed: {texts} give {seen!r}; the finding says {result!r}.")
print("As stated: merge3 0.0.8 joins the last line of a text to its mark.")
PY
