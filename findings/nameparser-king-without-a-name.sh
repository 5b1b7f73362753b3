#!/usr/bin/env bash
# nameparser 1.1.2-1 (Debian 12) makes JR Smith a Smith with the title JR, finds that Prince has no name, and spells MACHADO "MacHado".
#
# One would expect: names. The documentation describes it as "a simple Python module for parsing human names into their individual components", and says of capitalize that it corrects names in
#   one case.
# What happens: a first word that is in a list of 619 titles is a title, jr and hon among them, whatever stands behind it; King Arthur and Queen Anne have a
#   first name, Hon Lee and JR Smith have none, and who is called Prince has neither. Each Mac at the beginning of a name gets a capital behind it.
# Why it matters: players are sorted by the last name and greeted by the first. JR is how people are called at a table, and Machado is not a Scot.
# How we guard against it: Castalia takes a name as it was entered, and does not take it apart.
# Seen: JR Smith: title JR, last Smith; Hon Lee: title Hon, last Lee; Prince: title Prince; King Arthur: title King, first Arthur; ANN MACHADO: Ann MacHado; MACY MACKIE: Macy MacKie
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-nameparser=1.1.2-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from nameparser import HumanName

stated = {
    "Ann Lee": {"first": "Ann", "last": "Lee"}, "JR Smith": {"title": "JR", "last": "Smith"}, "Hon Lee": {"title": "Hon", "last": "Lee"}, "Prince": {"title": "Prince"},
    "King Arthur": {"title": "King", "first": "Arthur"}, "Dean Martin": {"first": "Dean", "last": "Martin"},
}
for name, parts in stated.items():
    seen = {part: text for part, text in HumanName(name).as_dict().items() if text}
    if seen != parts:
        sys.exit(f"Changed: {name} is {seen}; the finding says {parts}.")
for name, spelt in {"ANN MACHADO": "Ann MacHado", "MACY MACKIE": "Macy MacKie", "BEN O'NEILL": "Ben O'Neill"}.items():
    person = HumanName(name)
    person.capitalize()
    if str(person) != spelt:
        sys.exit(f"Changed: {name} is spelt {person}; the finding says {spelt}.")
print("As stated: for nameparser 1.1.2 JR Smith has the title JR, and MACHADO is MacHado.")
PY
