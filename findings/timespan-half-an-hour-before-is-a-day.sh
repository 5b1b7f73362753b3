#!/usr/bin/env bash
# timespan 2.3.0 (npm) tells half an hour before as minus one day, minus one hour and minus 30 minutes, and writes it as -1:-1:-30:0.0, which it cannot read again.
#
# One would expect: 0 days, 0 hours and -30 minutes, since the README gives a negative span when the second date is the earlier one, and has days, hours and minutes as
#   the parts of one span.
# What happens: each part is the whole rounded down to the next unit, and for what is below nought this is one too many of each. The sum of the parts is minus 25 hours
#   and a half. totalMinutes() is right. No error is given.
# Why it matters: a clock that has run out, or a player who came before the time, is shown with a day and an hour that are not there. What was stored is lost, as the
#   text is read as nothing.
# How we guard against it: Castalia does not use it; its lengths are whole minutes or seconds.
# Seen: -30 minutes: -1 -1 -30, -1:-1:-30:0.0, read as null; -90: -1 -2 -30; -1500: -2 -1 0; 90: 0 1 30; total of the first: -30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund timespan@2.3.0 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const timespan = require('timespan');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} is ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const parts = (minutes) => {
  const span = timespan.fromMinutes(minutes);
  return [span.days, span.hours, span.minutes];
};
hold('-30 minutes', parts(-30), [-1, -1, -30]);
hold('-90 minutes', parts(-90), [-1, -2, -30]);
hold('-1500 minutes', parts(-1500), [-2, -1, 0]);
hold('90 minutes', parts(90), [0, 1, 30]);
const before = timespan.fromDates(new Date('2026-11-27T19:30Z'), new Date('2026-11-27T19:00Z'));
hold('half an hour before', [before.toString(), before.totalMinutes(), timespan.parse(before.toString())], ['-1:-1:-30:0.0', -30, null]);
console.log('As stated: timespan 2.3.0 tells half an hour before as a day, an hour and 30 minutes.');
JS
node ask.cjs
