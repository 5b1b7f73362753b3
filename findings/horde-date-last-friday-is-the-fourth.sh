#!/usr/bin/env bash
# Horde_Date 2.4.1-9 (Debian 12, PHP) reads "the last Friday of November" from a calendar as the fourth one, and "the last Friday but one" as the last, and
# writes both back so.
#
# One would expect: 30 November 2029, where the fourth Friday is the 23rd. The method says that it parses a recurrence rule of iCalendar 2.0, with a link to
#   RFC 5545; -1FR is the last Friday there and -2FR the last but one.
# What happens: of a yearly rule the number before the weekday is thrown away and made new from the first date, which is on a fourth Friday as well as a last
#   one. A monthly rule with any number below zero is the last one. With FREQ=DAILY the weekdays are thrown away: every day. Of the 1st and the 15th, the 15th
#   is gone. No error is given, and toRRule20 writes what was understood.
# Why it matters: the evening is right for years, and then a week early. Saving the calendar makes it wrong for everybody who reads it after that.
# How we guard against it: Castalia writes and reads no calendars.
# Seen: FREQ=YEARLY;BYDAY=-1FR;BYMONTH=11: 2027-11-26 2028-11-24 2029-11-23, written as BYDAY=4FR; FREQ=MONTHLY;BYDAY=-2FR from 20 November: 27 November, 25
#   December, written as -1FR; FREQ=DAILY;BYDAY=FR: 28 and 29 November
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  php-cli php-horde-date=2.4.1-9 php-horde-icalendar=2.1.8-7 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.php <<'PHP'
<?php
error_reporting(E_ERROR);
date_default_timezone_set('UTC');
spl_autoload_register(function ($class) {
    $file = str_replace('_', '/', $class) . '.php';
    if (stream_resolve_include_path($file)) require_once $file;
});
function say($rule, $day)
{
    $series = new Horde_Date_Recurrence("$day 19:30:00");
    $series->fromRRule20($rule);
    $days = [];
    for ($after = new Horde_Date("$day 00:00:00"); count($days) < 4 && ($next = $series->nextRecurrence($after));) {
        $days[] = $next->format('Y-m-d');
        $after = new Horde_Date(date('Y-m-d 00:00:00', $next->timestamp() + 86400));
    }
    echo $rule, ': ', implode(' ', $days), ' ', $series->toRRule20(new Horde_Icalendar()), "\n";
}
say('FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27');
say('FREQ=YEARLY;BYDAY=-1FR;BYMONTH=11', '2026-11-27');
say('FREQ=MONTHLY;BYDAY=-2FR', '2026-11-20');
say('FREQ=DAILY;BYDAY=FR', '2026-11-27');
say('FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-11-01');
PHP
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
"$folder/root/usr/bin/php8.2" -n -d include_path="$folder/root/usr/share/php" ask.php >seen
cat >stated <<'TEXT'
FREQ=MONTHLY;BYDAY=-1FR: 2026-11-27 2026-12-25 2027-01-29 2027-02-26 FREQ=MONTHLY;INTERVAL=1;BYDAY=-1FR
FREQ=YEARLY;BYDAY=-1FR;BYMONTH=11: 2026-11-27 2027-11-26 2028-11-24 2029-11-23 FREQ=YEARLY;INTERVAL=1;BYDAY=4FR;BYMONTH=11
FREQ=MONTHLY;BYDAY=-2FR: 2026-11-20 2026-11-27 2026-12-25 2027-01-29 FREQ=MONTHLY;INTERVAL=1;BYDAY=-1FR
FREQ=DAILY;BYDAY=FR: 2026-11-27 2026-11-28 2026-11-29 2026-11-30 FREQ=DAILY;INTERVAL=1
FREQ=MONTHLY;BYMONTHDAY=1,15: 2026-11-01 2026-12-01 2027-01-01 2027-02-01 FREQ=MONTHLY;INTERVAL=1
TEXT
diff seen stated >changed || { echo "Changed: Horde_Date reads rules otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: Horde_Date reads the last Friday of November as the fourth.'
