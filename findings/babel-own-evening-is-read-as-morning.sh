#!/usr/bin/env bash
# Babel 2.10.3-1 (Debian 12, package python3-babel) writes half past seven in the evening in Canada as "7:30 p.m." and reads its own text as half past seven in the morning.
#
# One would expect: 19:30, as in the United States, where the text is "7:30 PM". parse_time uses "the time format for the locale as a hint", and looks for the half of the day where
#   that format has one.
# What happens: the letters "pm" are looked for, whatever the language writes. In Canada, Greece, Colombia, Egypt and Taiwan they are not there, and the hour stays as it is. Where
#   they are, twelve is added to 12, too: "12:30 PM" is an error, and "12:30 AM" is half past noon.
# Why it matters: a list of evenings that was written and read by the same program with the same language begins in the morning. A trial in the language of the programmer is right.
# How we guard against it: what Castalia reads again holds times with 24 hours in UTC, and words only beside them.
# Seen for 19:30: en_US: 7:30 PM, 19:30; en_CA: 7:30 p.m., 07:30; el_GR: 7:30 μ.μ., 07:30; zh_TW: 晚上7:30, 07:30; for 00:30: en_US: 12:30 AM, 12:30; for 12:30: an error
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-babel=2.10.3-1 python-babel-localedata=2.10.3-1 python3-tz=2022.7.1-4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
TZ=UTC /usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from datetime import time
from babel.dates import format_time, parse_time

def again(moment, language):
    text = format_time(moment, "short", locale=language)
    try:
        return text, parse_time(text, locale=language).strftime("%H:%M")
    except ValueError as error:
        return text, str(error)

evening = time(19, 30)
stated = {
    (evening, "en_US"): ("7:30 PM", "19:30"),
    (evening, "en_IE"): ("19:30", "19:30"),
    (evening, "en_CA"): ("7:30 p.m.", "07:30"),
    (evening, "es_CO"): ("7:30 p.\u00a0m.", "07:30"),
    (evening, "el_GR"): ("7:30 μ.μ.", "07:30"),
    (evening, "ar_EG"): ("7:30 م", "07:30"),
    (evening, "zh_TW"): ("晚上7:30", "07:30"),
    (time(0, 30), "en_US"): ("12:30 AM", "12:30"),
    (time(12, 30), "en_US"): ("12:30 PM", "hour must be in 0..23"),
}
for (moment, language), pair in stated.items():
    seen = again(moment, language)
    if seen != pair:
        sys.exit(f"Changed: {moment} in {language} is {seen}; the finding says {pair}.")
print('As stated: Babel 2.10.3 reads its own "7:30 p.m." as half past seven in the morning.')
PY
