#!/usr/bin/env bash
# calcurse 4.7.1-1 (Debian 12) makes up for a cancelled evening: of four that were agreed on, one of them cancelled, it shows four, the last one two weeks after the
# end.
#
# One would expect: three. RFC 5545, 3.3.10, has COUNT bound the dates of the rule, and 3.8.5.1 takes the dates of EXDATE away from that set. The manual of calcurse
#   lists RRULE and EXDATE among what it imports. khal 0.10.5-1.1 (Debian 12) shows three.
# What happens: on import the number is turned into the date of the last evening, and for that each date of EXDATE is counted as one more to find. The export writes the
#   wrong date as UNTIL. The import reports no trouble.
# Why it matters: the table of a club that has taken back one evening gets another one at the end, on a date on which nobody has agreed, and passes it on to every
#   calendar that gets the export.
# How we guard against it: Castalia neither writes nor reads calendars.
# Seen, days: 12/14/26 12/28/26 12/30/26 01/11/27; exported: UNTIL=20270111T193000; without EXDATE: 12/14/26 12/16/26 12/28/26 12/30/26
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  calcurse=4.7.1-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu LC_ALL=C.UTF-8 TZ=UTC TMPDIR=$folder
evenings() { # evenings FILE: the days on which calcurse shows something, and the end that it exports
  mkdir "of-$1"
  "$folder/root/usr/bin/calcurse" -q -D "of-$1" -i "$1" >report
  "$folder/root/usr/bin/calcurse" -D "of-$1" -Q --from 12/01/2026 --days 60 | sed -n 's/^\([0-9/]*\):$/\1/p' | tr '\n' ' '
  "$folder/root/usr/bin/calcurse" -D "of-$1" -x | sed -n 's/.*\(UNTIL=[0-9T]*\).*/\1/p'
}
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//club//EN BEGIN:VEVENT UID:1 DTSTAMP:20261101T000000Z DTSTART:20261214T193000 DTEND:20261214T213000 \
  'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=4' EXDATE:20261216T193000 SUMMARY:Go END:VEVENT END:VCALENDAR >club.ics
grep -v EXDATE club.ics >all.ics
hold() {
  local seen
  seen=$(evenings "$1")
  [[ $seen == "$2" ]] || { echo "Changed: for $1 it shows $seen; the finding says $2."; exit 1; }
}
hold club.ics '12/14/26 12/28/26 12/30/26 01/11/27 UNTIL=20270111T193000'
hold all.ics '12/14/26 12/16/26 12/28/26 12/30/26 UNTIL=20261230T193000'
echo 'As stated: calcurse shows four evenings where one of four is cancelled.'
