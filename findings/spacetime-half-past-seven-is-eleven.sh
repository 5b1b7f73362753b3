#!/usr/bin/env bash
# spacetime 7.15.0 (npm) sets the time "7.30pm" as 23:00 and "7:30 p.m." as 07:30, and reads the end of a day, 24:00, as 23:00 of that day.
#
# One would expect: 19:30 twice, or an error, and 00:00 of the next day. ISO 8601 (4.2.3 of the edition of 2004) has 24:00 for the end of a day. The README has time('4:20pm')
#   among its examples and says that it reads ISO 8601.
# What happens: without a colon the digits 30 before pm are the hour, which is cut to the last of the day, as 24 is. With points in "p.m." the half of the day is not found.
#   "noon" makes a date that is none.
# Why it matters: an evening is moved by three and a half hours or twelve, and one that ends at midnight is an hour short; nothing fails. 7:30pm and 19:30 are right.
# How we guard against it: times in Castalia's tables are whole moments (2026-11-27T20:15:00Z).
# Seen: 7:30pm: 19:30; 7.30pm: 23:00; 7:30 p.m.: 07:30; 24:00: 23:00; 2026-11-27T24:00:00: 2026-11-27T23:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund spacetime@7.15.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import spacetime from 'spacetime';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const day = spacetime('2026-11-27T10:00:00', 'UTC');
const stated = { '7:30pm': '19:30', '19:30': '19:30', '12:00am': '00:00', '7.30pm': '23:00', '7:30 p.m.': '07:30', '24:00': '23:00' };
for (const [words, time] of Object.entries(stated)) hold(words, day.time(words).format('iso').slice(11, 16), time);
hold('the end of the day', spacetime('2026-11-27T24:00:00', 'UTC').format('iso'), '2026-11-27T23:00:00.000Z');
console.log('As stated: spacetime 7.15.0 reads 7.30pm as 23:00.');
JS
node ask.mjs
