#!/usr/bin/env bash
# countdown 2.6.0 (npm) counts from 28 February to 27 April one month and 27 days, and to the day after two months.
#
# One would expect: one month and 30 days, since from 28 March to 27 April it is 30 days. The README promises "consecutively increasing or decreasing counts without
#   inconsistent jumps" and explains at length why months are hard.
# What happens: the days that are borrowed from a month are those of the month in which the time began, not of the last one that is passed. February has 28, so that 28 is
#   followed by 0. From 31 January the other way: 28 days are followed by a month and a day, and nothing is ever "1 month". From 29 February 2024 to 28 February 2025 it is 11
#   months and 28 days.
# Why it matters: "one month and 27 days since the last game" is three days short. A campaign that began in a month of 31 days, or a difference within one month, with which
#   one tries it, is right.
# How we guard against it: Castalia tells lengths in minutes and dates as days.
# Seen, from 28 February 2026: 26 April: 1 month and 26 days; 27 April: 1 month and 27 days; 28 April: 2 months; from 31 January: 28 February: 28 days; 1 March: 1 month and 1
#   day
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund countdown@2.6.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const countdown = require('countdown');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const span = (from, to) => countdown(new Date(...from), new Date(...to)).toString();
const [january, february, march, april] = [0, 1, 2, 3];
const after = (from, month, days) => days.map((day) => span(from, [2026, month, day]));
hold('from 28 February', after([2026, february, 28], april, [26, 27, 28, 29]),
  ['1 month and 26 days', '1 month and 27 days', '2 months', '2 months and 1 day']);
hold('from 28 March', after([2026, march, 28], april, [26, 27, 28]), ['29 days', '30 days', '1 month']);
hold('from 31 January', [span([2026, january, 31], [2026, february, 28]), span([2026, january, 31], [2026, march, 1])], ['28 days', '1 month and 1 day']);
hold('from 29 February', span([2024, february, 29], [2025, february, 28]), '11 months and 28 days');
console.log('As stated: countdown 2.6.0 goes from 1 month and 27 days to 2 months in one day.');
JS
TZ=UTC node ask.cjs
