#!/usr/bin/env bash
# date-fns-tz 3.2.0 (npm) puts an evening that begins in the hour left out in spring on the day before: half past midnight of 24 April in Cairo is
# 23:30 of the 23rd, and 30 December 2011 in Samoa, which did not exist, is the 29th.
#
# One would expect: a moment after the gap, on the day that was asked for, as luxon 3.7.2 and moment-timezone 0.6.6 give, and as the rule of
#   ECMAScript for local times says; the documentation of fromZonedTime names no gap.
# What happens: the offset that holds behind the gap is taken, which leads to a time in front of it: an hour early, or a whole day at the date line.
# Why it matters: where clocks change at midnight (Egypt, Chile, Lebanon, the Azores), the start of a day is such a time: a day's list begins with
#   the last hour of the day before, and an evening gets another date.
# How we guard against it: moments are stored in UTC, so that no time of the table's clock has to be found twice.
# Seen: 2026-04-24T00:30 Africa/Cairo -> 2026-04-23 23:30; luxon and moment-timezone -> 2026-04-24 01:30; 2011-12-30T20:00 Pacific/Apia -> 12-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# fromZonedTime does without date-fns, the large peer of the package.
npm install --prefix "$folder" --silent --no-audit --no-fund --legacy-peer-deps date-fns-tz@3.2.0 luxon@3.7.2 moment-timezone@0.6.6 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { fromZonedTime } = require('date-fns-tz/fromZonedTime');
const { DateTime } = require('luxon');
const moment = require('moment-timezone');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = [
  ['2026-04-24T00:30', 'Africa/Cairo', '2026-04-23 23:30', '2026-04-24 01:30'],
  ['2026-09-06T00:30', 'America/Santiago', '2026-09-05 23:30', '2026-09-06 01:30'],
  ['2011-12-30T20:00', 'Pacific/Apia', '2011-12-29 20:00', '2011-12-31 20:00'],
];
for (const [time, zone, before, after] of stated) {
  hold(`date-fns-tz: ${time} ${zone}`, DateTime.fromJSDate(fromZonedTime(time, zone), { zone }).toFormat('yyyy-MM-dd HH:mm'), before);
  hold(`luxon: ${time} ${zone}`, DateTime.fromISO(time, { zone }).toFormat('yyyy-MM-dd HH:mm'), after);
  hold(`moment-timezone: ${time} ${zone}`, moment.tz(time, zone).format('YYYY-MM-DD HH:mm'), after);
}
console.log('As stated: date-fns-tz 3.2.0 puts times in a gap of the clocks before it, on the day before.');
JS
node ask.cjs
