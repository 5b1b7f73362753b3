#!/usr/bin/env bash
# agate 1.6.3-2 (Debian 12), which reads CSV for csvkit, takes a quarter past eight in the evening, "20:15", for twenty minutes and fifteen seconds;
# and the players April, May and June for days of the year 1.
#
# One would expect: a time of day, or text; and names. The documentation says that types are guessed from a column's values.
# What happens: "20:15" is a duration in minutes and seconds, although "20:15:00" is one of twenty hours. A column in which all names are months or
#   days of the week is a column of dates: May is 0001-05-01, Sat 0001-01-06. One "Ann" among them, and all stay text.
# Why it matters: the same table has another meaning from one evening to the next, by who sat there, and start times turn into lengths.
# How we guard against it: times in tables are whole moments ("2026-11-27T20:15:00Z"), lengths are plain numbers of minutes, and names are read by
#   column, never guessed.
# Seen: 20:15 -> 0:20:15; 20:15:00 -> 20:15:00; April May June -> 0001-04-01 0001-05-01 0001-06-01; April May Ann -> text
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
    table = agate.Table.from_csv(io.StringIO("it,other\n" + "".join(f"{value},x\n" for value in values)))
    return type(table.columns["it"].data_type).__name__, [str(value) for value in table.columns["it"].values()]

stated = {
    ("20:15",): ("TimeDelta", ["0:20:15"]),
    ("20:15:00",): ("TimeDelta", ["20:15:00"]),
    ("April", "May", "June"): ("Date", ["0001-04-01", "0001-05-01", "0001-06-01"]),
    ("April", "May", "Ann"): ("Text", ["April", "May", "Ann"]),
    ("Sat", "Mon"): ("Date", ["0001-01-06", "0001-01-08"]),
    ("2026-11-27T20:15:00Z",): ("DateTime", ["2026-11-27 20:15:00+00:00"]),
}
for values, said in stated.items():
    seen = read(*values)
    if seen != said:
        sys.exit(f"Changed: agate reads {values} as {seen}; the finding says {said}.")
print("As stated: agate 1.6.3 reads 20:15 as twenty minutes, and the players April, May and June as days.")
PY
