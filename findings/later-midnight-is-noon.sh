#!/usr/bin/env bash
# later 1.2.0 (npm) reads "at 12:00 am" as noon, and "every 36 hours" as once a day, at midnight.
#
# One would expect: 00:00, and the second evening after twelve hours more. Twelve a.m. is midnight where hours are counted to twelve (NIST, "Times of Day FAQs", has it so, and
#   advises against it); the package reads am and pm, and 12:30 pm rightly.
# What happens: am is dropped, and only pm adds hours, except to twelve. A step is taken within the day or the hour, so that 45 minutes are those at 0 and 45, and 36 hours
#   those at 0.
# Why it matters: a reminder for the change of the day rings twelve hours late, or early. 8:00 pm, with which one tries it, is right.
# How we guard against it: what Castalia reads again holds times with 24 hours in UTC, and words only beside them.
# Seen: from 27 November 2026, in UTC: at 12:00 am: 2026-11-27T12:00; at 12:30 am: T12:30; at 12:30 pm: T12:30; at 8:00 pm: T20:00; every 36 hours: 11-27T00:00, 11-28T00:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund later@1.2.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const later = require('later');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const times = (words, count) => {
  const parsed = later.parse.text(words);
  if (parsed.error >= 0) return 'refused';
  return [later.schedule(parsed).next(count, new Date('2026-11-27T00:00:00Z'))].flat().map((moment) => moment.toISOString().slice(0, 16));
};
const stated = {
  'at 8:00 pm': ['2026-11-27T20:00'], 'at 12:30 pm': ['2026-11-27T12:30'], 'at 12:00 am': ['2026-11-27T12:00'], 'at 12:30 am': ['2026-11-27T12:30'],
  'every 36 hours': ['2026-11-27T00:00', '2026-11-28T00:00'], 'every 45 minutes': ['2026-11-27T00:00', '2026-11-27T00:45', '2026-11-27T01:00'],
};
for (const [words, moments] of Object.entries(stated)) hold(words, times(words, moments.length), moments);
console.log('As stated: later 1.2.0 reads "at 12:00 am" as noon.');
JS
node ask.cjs
