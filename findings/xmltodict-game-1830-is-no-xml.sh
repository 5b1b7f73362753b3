#!/usr/bin/env bash
# xmltodict 0.13.0-1.1~deb12u1 (Debian 12, package python3-xmltodict) writes the game 1830 as the element <1830>, which is no XML: it does not read its own file again.
#
# One would expect: an error, as for a name with a blank ("Invalid element name"), since a name may not begin with a digit in XML 1.0, 2.3. The README has unparse turn
#   a dictionary into XML, and parse turn it back.
# What happens: names are refused for a blank, a bracket, a slash, a quotation mark or an equals sign, and for nothing else. A missing value is nothing as an element and the
#   word None as an attribute, and True is true as an element and True as an attribute. No error is given.
# Why it matters: the points by game, by round or by player number are a common dictionary: all names are figures. The file is found to be broken when somebody wants to
#   read it, and that can be next year.
# How we guard against it: Castalia does not use it, and the names of elements in its files are its own, not those of games.
# Seen: {"1830": 9}: <1830>9</1830>, and not well-formed when read; {"@id": None}: id="None"; {"@won": True, "won": True}: won="True", <won>true</won>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-xmltodict=0.13.0-1.1~deb12u1 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
cat >ask.py <<'PY'
import xml.parsers.expat, xmltodict

def write(inner):
    return xmltodict.unparse({"points": inner}, full_document=False)

def reads(text):
    try:
        xmltodict.parse(text)
        return "read"
    except xml.parsers.expat.ExpatError as error:
        return str(error).split(":")[0]

seen = [write({"1830": 9}), reads(write({"1830": 9})), write({"@id": None}), write({"@won": True, "won": True})]
try:
    write({"Ticket to Ride": 9})
    seen.append("written")
except ValueError as error:
    seen.append(str(error).split(":")[0])
stated = ["<points><1830>9</1830></points>", "not well-formed (invalid token)", '<points id="None"></points>', '<points won="True"><won>true</won></points>',
          "Invalid element name"]
if seen != stated:
    raise SystemExit(f"Changed: it gives {seen}; the finding says {stated}.")
print("As stated: xmltodict 0.13.0 writes the game 1830 so that nobody can read it.")
PY
/usr/bin/python3 ask.py
