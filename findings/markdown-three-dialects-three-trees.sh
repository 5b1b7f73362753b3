#!/usr/bin/env bash
# A list within a list within a list, with two blanks for each, is three deep in commonmark 0.9.1-4, two deep in markdown2 2.4.1-1, where the third belongs to the first, and
# two deep in Python-Markdown 3.4.1-2, where the second is beside the first (all Debian 12).
#
# One would expect: three levels, as in CommonMark, GitHub and the text to the eye. The first Markdown says only that paragraphs of an item are indented by four blanks or a
#   tab, and its dialects say of each other that they are mostly alike.
# What happens: for Python-Markdown two blanks are none and four are one level; markdown2 takes two for a level below the first, and four for the same one, as the first Markdown does. With four blanks
#   for each level all three agree.
# Why it matters: a note to an event is a level below it, and what was decided about it one more. A ruling belongs to the note, to the event or to the event that is the note: the
#   same text, shown by three programs, says three things.
# How we guard against it: in our Markdown nothing is deeper than a note below its event, and it stands behind four blanks or, from event 100 on, behind five.
# Seen, Event, Note, Ruling: commonmark 1 2 3; markdown2 1 2 2; Python-Markdown 1 1 2; with four blanks: 1 2 3 in all
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-markdown=3.4.1-2+deb12u1 python3-markdown2=2.4.1-1 python3-commonmark=0.9.1-4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import re
import sys
sys.path.insert(0, sys.argv[1])
import commonmark
import markdown
import markdown2

def levels(shown):
    level, found = 0, []
    for tag in re.findall("</?ul>|<li>", shown):
        level += (tag == "<ul>") - (tag == "</ul>")
        found += [level] if tag == "<li>" else []
    return found

two, four = "- Event\n  - Note\n    - Ruling\n", "- Event\n    - Note\n        - Ruling\n"
stated = [(commonmark.commonmark, [1, 2, 3]), (markdown2.markdown, [1, 2, 2]), (markdown.markdown, [1, 1, 2])]
for show, tree in stated:
    if levels(show(two)) != tree or levels(show(four)) != [1, 2, 3]:
        sys.exit(f"Changed: {show.__module__} has levels {levels(show(two))}, with four blanks {levels(show(four))}; the finding says {tree} and 1 to 3.")
print("As stated: two blanks are a level in commonmark 0.9.1, none in Python-Markdown 3.4.1 and one of two in markdown2 2.4.1.")
PY
