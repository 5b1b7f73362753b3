#!/usr/bin/env bash
# gnumeric 1.12.55-1 (Debian 12) reads the texts "٣", "３" and "−3" (the minus sign U+2212) of a CSV file as the numbers 3, 3 and -3, and writes them back in
# ASCII. "１/２" is a day, and "1٫5", a number in the same script with its own decimal sign, stays text.
#
# One would expect: text, as in LibreOffice 7.4, since the locale is C and has no such digits; or at least one rule: the digits of a script together with
#   its decimal sign, or neither.
# What happens: each character that has a decimal value in Unicode counts as its ASCII digit, and U+2212 as a hyphen; the decimal sign of Arabic does not.
# Why it matters: typographic minus signs come out of programs that format scores, and then all are numbers but those from −½ on; a player who is called
#   "３" is 3, equal to another one called "3". Quotes around the field change nothing.
# To guard against it: words that a spreadsheet would write otherwise as a number begin with an apostrophe, U+2212 among them.
# Seen: "٣" -> 3; "３" -> 3; "−3" -> -3; "−½" -> text; "1٫5" -> text; "１/２" -> a date
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=$(dpkg-query --show --showformat='${Version}' gnumeric 2>"$folder/install.log" || true)
[[ $version == 1.12.55-1 ]] || { echo "This needs gnumeric 1.12.55-1; here is ${version:-none}." >&2; exit 1; }
cd "$folder"
printf '%s\n' 'name' '٣' '３' '−3' '"−3"' '−½' '1٫5' '１/２' '3' >names.csv
LC_ALL=C.UTF-8 ssconvert -T Gnumeric_XmlIO:sax:0 names.csv names.xml >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
hold() { # row from 0, type (60 text, 40 number), format or nothing, content
    local seen
    seen=$(grep -o "<gnm:Cell Row=\"$1\" Col=\"0\" [^<]*" names.xml | sed 's/.*Col="0" //')
    [[ $seen == "ValueType=\"$2\"$3>$4" ]] || { echo "Changed: row $1 is $seen; the finding says type $2, $4." >&2; exit 1; }
}
hold 1 40 '' 3
hold 2 40 '' 3
hold 3 40 '' -3
hold 4 40 '' -3
hold 5 60 '' '−½'
hold 6 60 '' '1٫5'
grep -q '<gnm:Cell Row="7" Col="0" ValueType="40" ValueFormat="[^"]*[dm]' names.xml || { echo 'Changed: １/２ is no date any more.' >&2; exit 1; }
hold 8 40 '' 3
echo 'As stated: gnumeric 1.12.55 reads ٣, ３ and −3 as numbers, and −½ and 1٫5 as text.'
