#!/usr/bin/env bash
# agate 1.6.3-2 (Debian 12), which reads CSV for csvkit, takes "1,5" for 15: half points become ten times as much, and "1.234,5" is 1.2345.
#
# One would expect: text, where a number does not fit the expected spelling, or 1.5. The documentation says that commas may group digits in
#   groups of thousands ("1,000"), and that the type Number takes numbers.
# What happens: every comma is removed wherever it stands, also behind the decimal point, and the rest is a number; so are "$5", "5%" and "1_5".
# Why it matters: the tables of a German, French or Polish program have decimal commas. csvstat, csvjson and csvsql then sum and sort scores
#   that are ten or a hundred times too large, without a warning, and only those rows that have decimals.
# How we guard against it: the plain spelling of the tables has decimal points in every language; the spelling for a language's spreadsheet
#   program says so in its name.
# Seen: 1,5 -> 15; 27,25 -> 2725; 1.234,5 -> 1.2345; 5% -> 5; 1,5 beside 2 -> 15 and 2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-agate=1.6.3-2 python3-six=1.16.0-4 python3-parsedatetime=2.6-3 python3-pytimeparse=1.1.5-3 python3-babel=2.10.3-1 \
    python-babel-localedata=2.10.3-1 python3-isodate=0.6.1-1 python3-leather=0.3.4-2 python3-slugify=4.0.0-2 python3-unidecode=1.3.6-1 \
    python3-tz=2022.7.1-4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import io, sys
sys.path.insert(0, sys.argv[1])
import agate

def read(*values):
    table = agate.Table.from_csv(io.StringIO("points,who\n" + "".join(f'"{value}",Ann\n' for value in values)))
    return type(table.columns["points"].data_type).__name__, [str(value) for value in table.columns["points"].values()]

stated = {
    ("1,5",): ["15"],
    ("27,25", "31,5"): ["2725", "315"],
    ("1.234,5",): ["1.2345"],
    ("5%",): ["5"],
    ("1,5", "2"): ["15", "2"],
}
for values, numbers in stated.items():
    seen = read(*values)
    if seen != ("Number", numbers):
        sys.exit(f"Changed: agate reads {values} as {seen}; the finding says the numbers {numbers}.")
print("As stated: agate 1.6.3 reads 1,5 as 15 and 1.234,5 as 1.2345.")
PY
