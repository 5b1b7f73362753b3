#!/usr/bin/env bash
# eluceo/iCal 0.16.1-2 (Debian 12, PHP) writes the end of a series as the time on the clock with a Z, which says Greenwich: in New York a series ends before
# its last evening.
#
# One would expect: UNTIL=20261215T003000Z for 14 December, 19:30 in New York. By RFC 5545 the Z says that the time is in UTC, and UNTIL has to be in UTC
#   here; the start of the same event is written rightly as 20261201T003000Z, and so are the dates that are left out.
# What happens: UNTIL is made of the hours of the given moment as they are in its own zone, and the Z is put behind it. To the west of Greenwich the end is
#   too early by the hours between, so that the last evening is gone; to the east it is too late.
# Why it matters: the last evening of a league, the one with the prizes, is missing from the calendars of all players, and the series looks complete.
# How we guard against it: Castalia writes and reads no calendars.
# Seen: New York: DTSTART:20261201T003000Z UNTIL=20261214T193000Z, which ends the series after 7 December; Berlin: DTSTART:20261130T183000Z
#   UNTIL=20261214T193000Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  php-cli php-eluceo-ical=0.16.1-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.php <<'PHP'
<?php
error_reporting(E_ALL & ~E_DEPRECATED);
require 'Eluceo/iCal/autoload.php';
foreach (['Europe/Berlin', 'America/New_York'] as $place) {
    date_default_timezone_set($place);
    $calendar = new Eluceo\iCal\Component\Calendar('league');
    $event = new Eluceo\iCal\Component\Event('1');
    $event->setDtStart(new DateTime('2026-11-30 19:30'));
    $event->setDtEnd(new DateTime('2026-11-30 22:00'));
    $rule = new Eluceo\iCal\Property\Event\RecurrenceRule();
    $rule->setFreq('WEEKLY');
    $rule->setUntil(new DateTime('2026-12-14 19:30'));
    $event->addRecurrenceRule($rule);
    $event->addExDate(new DateTime('2026-12-07 19:30'));
    $calendar->addComponent($event);
    preg_match_all('/^(DTSTART|RRULE|EXDATE).*$/m', str_replace("\r", '', $calendar->render()), $lines);
    echo $place, ': ', implode(' ', $lines[0]), "\n";
}
PHP
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
"$folder/root/usr/bin/php8.2" -n -d include_path="$folder/root/usr/share/php" ask.php >seen
cat >stated <<'TEXT'
Europe/Berlin: DTSTART:20261130T183000Z RRULE:FREQ=WEEKLY;INTERVAL=1;UNTIL=20261214T193000Z EXDATE:20261207T183000Z
America/New_York: DTSTART:20261201T003000Z RRULE:FREQ=WEEKLY;INTERVAL=1;UNTIL=20261214T193000Z EXDATE:20261208T003000Z
TEXT
diff seen stated >changed || { echo "Changed: eluceo/iCal writes series otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: eluceo/iCal writes the end of a series in New York five hours early.'
