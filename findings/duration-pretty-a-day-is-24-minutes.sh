#!/usr/bin/env bash
# duration-pretty 0.1.1 (npm) shows a whole day in minutes as 24, though an hour and a half are 90 and a second less than a day is 1439, and 31 days in
# hours as 54.
#
# One would expect: 1440 and 744. The manual shows 7380 seconds as "2:03" by the example H:mm; the larger units that an example leaves out are to be counted
#   in those that it has, as they are below a day.
# What happens: each unit that is left out hands its number to the next smaller one with one factor only. If two of them are left out, the first is not
#   multiplied a second time: a day is 24 hours, and these are added to the minutes as they are; a month is added to the hours as 30. Of a time below nought
#   0 is left.
# Why it matters: a long weekend or the time of a month at the table is shown as less than an evening. Up to a day, which is what one tries, all is right.
# How we guard against it: Castalia does not use it.
# Seen: 90 minutes by m: 90; 23:59:59: 1439; 24 hours: 24; 25 hours: 84; two days by mm:ss: 48:00; 29 days by H:mm: 696:00; 30 days: 30:00; 31 days: 54:00;
#   -90 minutes by H:mm: 0:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund duration-pretty@0.1.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { duration } = require('duration-pretty');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const hour = 3600, day = 24 * hour;
const all = [[1.5 * hour, 'm', '90'], [day - 1, 'm', '1439'], [day, 'm', '24'], [25 * hour, 'm', '84'], [2 * day, 'mm:ss', '48:00'], [day, 'H:mm', '24:00'],
  [29 * day, 'H:mm', '696:00'], [30 * day, 'H:mm', '30:00'], [31 * day, 'H:mm', '54:00'], [-1.5 * hour, 'H:mm', '0:00'], [7380, 'H:mm', '2:03']];
for (const [seconds, example, stated] of all) hold(`${seconds} s by ${example}`, duration(seconds, 'seconds').format(example), stated);
console.log('As stated: duration-pretty 0.1.1 shows a day as 24 minutes.');
JS
node ask.cjs
