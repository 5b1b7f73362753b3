#!/usr/bin/env bash
# Babel 2.10.3-1 (Debian 12, package python3-babel) puts Monday 30 December 2024 into week 53 of 2024, and Wednesday 1 January 2025, two days later, into week 1 of 2025.
#
# One would expect: 2025-W01 for both, as in ISO 8601 and in Python's own isocalendar(). A week has one number, and Y in a pattern is for the year that the week belongs to; Babel
#   knows for Germany, France, Sweden and Britain that weeks begin on Monday and that the first one has four days of the year.
# What happens: the first days of January are counted back into the last week of the year before, if they belong there. The last days of December are never counted into the first
#   week of the next. 2024 had no week 53.
# Why it matters: a table of games by week gets a line for a week that is in no calendar, and the first week of the year is short. It happens in most years, for up to three days, in
#   which many people play, and a check at the other end of the holidays finds nothing.
# How we guard against it: Castalia names no weeks by number.
# Seen in de_DE, en_GB, fr_FR and sv_SE: 2024-12-30: 2024-W53; 2025-01-01: 2025-W01; 2025-12-29: 2025-W53; 2027-01-01: 2026-W53
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
from datetime import date
from babel import Locale
from babel.dates import format_date

stated = {
    date(2024, 12, 29): ("2024-W52", "2024-W52"),
    date(2024, 12, 30): ("2024-W53", "2025-W01"),
    date(2024, 12, 31): ("2024-W53", "2025-W01"),
    date(2025, 1, 1): ("2025-W01", "2025-W01"),
    date(2025, 12, 29): ("2025-W53", "2026-W01"),
    date(2026, 12, 31): ("2026-W53", "2026-W53"),
    date(2027, 1, 1): ("2026-W53", "2026-W53"),
}
for language in ("de_DE", "en_GB", "fr_FR", "sv_SE"):
    rules = Locale.parse(language)
    if (rules.first_week_day, rules.min_week_days) != (0, 4):
        sys.exit(f"Changed: the weeks of {language} are not those of ISO 8601 for Babel.")
    for day, (week, right) in stated.items():
        seen = format_date(day, "YYYY-'W'ww", locale=language)
        if (seen, "%d-W%02d" % day.isocalendar()[:2]) != (week, right):
            sys.exit(f"Changed: {day} in {language} is {seen}; the finding says {week}, and {right} for Python.")
print("As stated: Babel 2.10.3 puts 30 December 2024 into a week 53 of 2024.")
PY
