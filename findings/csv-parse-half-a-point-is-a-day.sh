#!/usr/bin/env bash
# csv-parse 7.0.3 (npm) with its options `cast` and `cast_date` turns the score "1,5" into the fifth of January 2001, and "10-4" into the fourth of
# October.
#
# One would expect: dates where a field is a date. The documentation calls cast_date experimental and says that fields which look like dates
#   become Dates; one and a half points look like none.
# What happens: everything that is no number and that Date.parse takes is a date, and V8 takes any two numbers with something between them as month and
#   day of 2001, if they fit: "13,5" is text, "12,5" is the fifth of December; so are "Round 7" (1 July) and "Level 3".
# Why it matters: a column of half points comes out as Dates and words, mixed. Summed, the Dates are milliseconds since 1970.
# How we guard against it: the plain spelling of our tables has decimal points in every language, and dates only as 2026-11-27T20:15:00Z.
# Seen: 1,5 -> 2001-01-05; 12,5 -> 2001-12-05; 13,5 -> text; 10-4 -> 2001-10-04; Round 7 -> 2001-07-01
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund csv-parse@7.0.3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { parse } from 'csv-parse/sync';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (field) => parse(`points;who\n${field};Ann\n`, { columns: true, delimiter: ';', cast: true, cast_date: true })[0].points;
hold('1,5', read('1,5'), new Date('2001-01-05T00:00:00Z'));
hold('12,5', read('12,5'), new Date('2001-12-05T00:00:00Z'));
hold('13,5', read('13,5'), '13,5');
hold('10-4', read('10-4'), new Date('2001-10-04T00:00:00Z'));
hold('Round 7', read('Round 7'), new Date('2001-07-01T00:00:00Z'));
hold('Round 13', read('Round 13'), 'Round 13');
hold('1.5', read('1.5'), 1.5);
console.log('As stated: csv-parse 7.0.3 with cast_date reads 1,5 as 5 January 2001 and Round 7 as 1 July 2001.');
JS
TZ=UTC node ask.mjs
