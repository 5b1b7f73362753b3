#!/usr/bin/env bash
# @sabaki/sgf 3.4.7 (npm) writes "27 November and some day in December 2026" as 2026-11-27,12, which means, and is read back by it as, 27 and 12
# November. A day followed by its own month is written as "2026-05-07,", and read back as nothing.
#
# One would expect: 2026-11-27,2026-12. The format (SGF, property DT) lets a date leave out what it shares with the one before, but then it has as
#   many parts as that one: after YYYY-MM-DD a shortcut is MM-DD or DD. The README says that the function "returns an SGF date string".
# What happens: the parts that are equal to those of the date before are dropped, whether or not the rest can still be told apart.
# Why it matters: SGF holds games of go and of many other board games, and the date of a game played on several evenings is often known to the
#   month only. Opening and saving a record moves it by weeks, or loses it.
# How we guard against it: a date that Castalia writes is always whole, with four digits of the year.
# Seen: [[2026,11,27],[2026,12]] -> 2026-11-27,12 -> [[2026,11,27],[2026,11,12]]; [[2026,5],[2026,5,7]] -> 2026-05,07 -> May and July;
#   [[2026,5,7],[2026,5]] -> "2026-05-07," -> null; [[2026,5],[2026,6,7]] -> 2026-05,06-07 -> as it was
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @sabaki/sgf@3.4.7 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const sgf = require('@sabaki/sgf');
function hold(dates, text, back) {
  const seen = sgf.stringifyDates(dates);
  const again = sgf.parseDates(seen);
  if (seen === text && JSON.stringify(again) === JSON.stringify(back)) return;
  console.error(`Changed: ${JSON.stringify(dates)} is written as ${seen} and read as ${JSON.stringify(again)}.`);
  process.exit(1);
}
hold([[2026, 11, 27], [2026, 12]], '2026-11-27,12', [[2026, 11, 27], [2026, 11, 12]]);
hold([[2026, 5], [2026, 5, 7]], '2026-05,07', [[2026, 5], [2026, 7]]);
hold([[2026, 5, 7], [2026, 5]], '2026-05-07,', null);
hold([[2026, 5], [2026, 6, 7]], '2026-05,06-07', [[2026, 5], [2026, 6, 7]]);
const moved = sgf.stringifyDates(sgf.parseDates('2026-11-27,2026-12'));
if (moved !== '2026-11-27,12') {
  console.error(`Changed: 2026-11-27,2026-12 is written again as ${moved}.`);
  process.exit(1);
}
console.log('As stated: @sabaki/sgf 3.4.7 writes 2026-11-27,2026-12 as 2026-11-27,12, which is the twelfth of November.');
JS
node ask.cjs
