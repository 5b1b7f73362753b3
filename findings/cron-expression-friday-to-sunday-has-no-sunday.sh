#!/usr/bin/env bash
# dragonmantank/cron-expression 3.3.1-2 (Debian 12, PHP, the scheduler of Laravel) takes FRI-SUN for the weekend and leaves out Sunday, and MON-SUN is six
# days of the week.
#
# One would expect: Friday, Saturday and Sunday, or an error. The README says that the days of the week go from 0 to 7, where 0 and 7 are Sunday, that lists
#   and ranges are taken, and 5-7, the same in numbers, has all three days.
# What happens: SUN is put in as 0, so that the range is from 5 to 0, which is not refused and matches 5 and 6 only. SUN-MON, from 0 to 1, matches never,
#   though it is taken as well. Steps that are larger than the field are taken, too: */36 in the hours is noon of every day, and */90 in the minutes half past
#   every hour.
# Why it matters: a league that plays from Friday to Sunday is reminded on two of three days, and nobody is told that a rule was not understood.
# How we guard against it: Castalia repeats nothing by lines of cron.
# Seen: 0 20 * * FRI-SUN from Friday 30 January 2026: Fri 30, Sat 31, Fri 6, Sat 7; 5-7: Fri 30, Sat 31, Sun 1, Fri 6; SUN-MON: none; 0 */36 * * *: Sat 31,
#   Sun 1, Mon 2 at 12:00; */90 * * * *: 12:30, 13:30, 14:30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  php-cli php-dragonmantank-cron-expression=3.3.1-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.php <<'PHP'
<?php
error_reporting(E_ALL & ~E_DEPRECATED);
require 'Cron/autoload.php';
date_default_timezone_set('UTC');
function say($rule, $from)
{
    $next = (new Cron\CronExpression($rule))->getMultipleRunDates(4, $from);
    echo $rule, ' from ', $from, ': ', implode(', ', array_map(fn($time) => $time->format('D j H:i'), $next)), "\n";
}
foreach (['5-7', 'FRI-SUN', 'MON-SUN', 'SUN-MON'] as $days) say("0 20 * * $days", '2026-01-30 12:00');
say('0 */36 * * *', '2026-01-30 12:00');
say('*/90 * * * *', '2026-01-30 12:00');
PHP
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
"$folder/root/usr/bin/php8.2" -n -d include_path="$folder/root/usr/share/php" ask.php >seen
cat >stated <<'TEXT'
0 20 * * 5-7 from 2026-01-30 12:00: Fri 30 20:00, Sat 31 20:00, Sun 1 20:00, Fri 6 20:00
0 20 * * FRI-SUN from 2026-01-30 12:00: Fri 30 20:00, Sat 31 20:00, Fri 6 20:00, Sat 7 20:00
0 20 * * MON-SUN from 2026-01-30 12:00: Fri 30 20:00, Sat 31 20:00, Mon 2 20:00, Tue 3 20:00
0 20 * * SUN-MON from 2026-01-30 12:00: 
0 */36 * * * from 2026-01-30 12:00: Sat 31 12:00, Sun 1 12:00, Mon 2 12:00, Tue 3 12:00
*/90 * * * * from 2026-01-30 12:00: Fri 30 12:30, Fri 30 13:30, Fri 30 14:30, Fri 30 15:30
TEXT
diff seen stated >changed || { echo "Changed: cron-expression finds other days than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: cron-expression leaves Sunday out of FRI-SUN.'
