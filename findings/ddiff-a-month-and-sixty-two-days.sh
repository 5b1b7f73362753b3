#!/usr/bin/env bash
# dateutils 0.4.10-1 (Debian 12) says that from 31 January to 1 March it is a month and 62 days, though it is 29 days.
#
# One would expect: a month and a day, or a month and some days below 31. The manual says of the days beside months that they "only show the
#   fractional value, i.e. the value in its natural range with respect to the refined specifier".
# What happens: a month after 31 January is 3 March, as February has no 31st. On 1 and 2 March the days are two and one below that, and are shown as
#   62 and 63, which are 64 less two and less one. With weeks it is 1 month, 8 weeks and 6 days. Days alone are right.
# Why it matters: how long a campaign or a season went on is told in months and days. It is wrong on two days of the year for what began on a 31st, on
#   one for a 30th, and right on all others.
# How we guard against it: Castalia tells lengths in minutes and dates as days.
# Seen: 2026-01-31 to 2026-03-01: 1 months 62 days, and 29 days; 2025-12-31 to the same: 2 months 62 days; 2025-10-31: 4 months 62 days; 2026-01-31 to
#   2026-03-15: 1 months 12 days
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download dateutils=0.4.10-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
between() { printf '%s to %s: %s, or %s\n' "$1" "$2" "$("$folder/root/usr/bin/dateutils.ddiff" "$1" "$2" -f '%m months %d days')" \
    "$("$folder/root/usr/bin/dateutils.ddiff" "$1" "$2" -f '%d days')"; }
{
    between 2026-01-31 2026-03-01
    between 2026-01-30 2026-03-01
    between 2025-12-31 2026-03-01
    between 2025-10-31 2026-03-01
    between 2026-01-31 2026-03-02
    between 2026-01-31 2026-03-15
    between 2026-01-31 2026-03-31
    between 2026-05-31 2026-07-01
} >seen
cat >stated <<'TEXT'
2026-01-31 to 2026-03-01: 1 months 62 days, or 29 days
2026-01-30 to 2026-03-01: 1 months 63 days, or 30 days
2025-12-31 to 2026-03-01: 2 months 62 days, or 60 days
2025-10-31 to 2026-03-01: 4 months 62 days, or 121 days
2026-01-31 to 2026-03-02: 1 months 63 days, or 30 days
2026-01-31 to 2026-03-15: 1 months 12 days, or 43 days
2026-01-31 to 2026-03-31: 2 months 0 days, or 59 days
2026-05-31 to 2026-07-01: 1 months 0 days, or 31 days
TEXT
diff seen stated >changed || { echo "Changed: dateutils counts other months and days than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: for dateutils 0.4.10 it is 1 month and 62 days from 31 January to 1 March.'
