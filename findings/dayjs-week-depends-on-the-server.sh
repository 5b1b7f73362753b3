#!/usr/bin/env bash
# In dayjs 1.11.23 (npm) the evening of the next day, and the first day of the week, of a club in Berlin are other moments on a server in New York
# than on one in Berlin: arithmetic with a named zone uses the clock of the machine.
#
# One would expect: that `dayjs.tz(time, zone)` with `add(1, 'day')` gives the same clock time of the next day in that zone, everywhere; the
#   documentation of the timezone plugin says that it parses and displays between time zones.
# What happens: over a change of the clocks, 20:00 of 28 March plus one day is 19:00 UTC (an hour late) on machines in New York and in UTC, and
#   18:00 UTC, which is right, on one in Berlin; there, however, it is told with the offset of the day before, as 20:00+01:00. startOf('week')
#   of 27 October begins an hour late in New York.
# Why it matters: calendars of evenings and statistics by week shift by an hour twice a year, by where the server stands; no test in one zone
#   finds it.
# How we guard against it: moments are stored in UTC, and a day is always one of the zone of the machine that shows it.
# Seen: TZ=UTC and America/New_York: 2026-03-29T19:00Z; TZ=Europe/Berlin: 18:00Z; startOf('week'): 23:00Z in New York, 22:00Z else
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund dayjs@1.11.23 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const dayjs = require('dayjs');
dayjs.extend(require('dayjs/plugin/utc'));
dayjs.extend(require('dayjs/plugin/timezone'));
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const [next, week] = process.argv.slice(2);
const evening = dayjs.tz('2026-03-28T20:00', 'Europe/Berlin').add(1, 'day');
hold(`${process.env.TZ}: the evening after 28 March`, evening.toISOString(), next);
hold(`${process.env.TZ}: how it is told`, evening.format(), '2026-03-29T20:00:00+01:00');
hold(`${process.env.TZ}: the week of 27 October`, dayjs.tz('2026-10-27T20:00', 'Europe/Berlin').startOf('week').toISOString(), week);
JS
TZ=UTC node ask.cjs 2026-03-29T19:00:00.000Z 2026-10-24T22:00:00.000Z
TZ=America/New_York node ask.cjs 2026-03-29T19:00:00.000Z 2026-10-24T23:00:00.000Z
TZ=Europe/Berlin node ask.cjs 2026-03-29T18:00:00.000Z 2026-10-24T22:00:00.000Z
echo 'As stated: days and weeks of a named zone depend on the zone of the machine in dayjs 1.11.23.'
