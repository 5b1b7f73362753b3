#!/usr/bin/env bash
# weeknumber 1.2.1 (npm) puts 1 January 2024 into week 53 and 1 January 2025 and 2026 into week 52, by the weeks that begin on Sundays.
#
# One would expect: week 1. The README says of weekNumberSun, the "North American" system: "1st week contains 1-7 days of the new year", so that 1 January is always in the
#   first.
# What happens: days before the first Sunday of January belong to the last week of the old year. By this rule the first week has seven days of the new year, always. The weeks
#   by ISO 8601 are right.
# Why it matters: evenings are put together by weeks. The first ones of a year stand behind the last ones, in a week that other programs do not have, unless the year begins on
#   a Sunday, as 2023 did.
# How we guard against it: Castalia tells days and counts no weeks.
# Seen: weekNumberSun: 2023-01-01: 1; 2024-01-01: 53; 2025-01-01: 52; 2026-01-01: 52; 2026-01-04: 1; weekNumber: 2026-01-01: 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund weeknumber@1.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { weekNumber, weekNumberSun } = require('weeknumber');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const noon = (day) => new Date(`${day}T12:00:00Z`);
const stated = { '2023-01-01': 1, '2024-01-01': 53, '2025-01-01': 52, '2026-01-01': 52, '2026-01-03': 52, '2026-01-04': 1 };
for (const [day, week] of Object.entries(stated)) hold(`the week of ${day}`, weekNumberSun(noon(day)), week);
hold('the week by ISO 8601', [weekNumber(noon('2026-01-01')), weekNumber(noon('2024-12-31'))], [1, 1]);
console.log('As stated: for weeknumber 1.2.1 1 January 2026 is in week 52.');
JS
TZ=UTC node ask.cjs
