#!/usr/bin/env bash
# human-interval 2.0.1 (npm) reads "an hour" and "half an hour" as no time at all, "one and a half hours" as one, and "minus 1 hour" as nothing.
#
# One would expect: an hour and half of one, or NaN, as for "90 min". "hour", "one hour" and "1.5 hours" are read rightly. The README calls it a
#   "human-readable interval parser", and has "minute" and "forty-five seconds" among what it understands.
# What happens: the words before a unit go to another library (numbered 1.1.0), which answers 0 for words that hold no number. 0 is taken as the number
#   of hours. What stands behind the last unit, "an hour and a half", is not looked at.
# Why it matters: it is made for schedulers, where NaN is an error and 0 is now: the reminder in half an hour rings at once, and what shall be done every
#   hour is done without a pause.
# How we guard against it: lengths are whole minutes, and what is no number is refused with its place.
# Seen, in minutes: hour: 60; one hour: 60; an hour: 0; half an hour: 0; a quarter of an hour: 0; one and a half hours: 60; an hour and 5 minutes: 5;
#   minus 1 hour: 0; -1 hour: -60; 90 min: NaN
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund human-interval@2.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const humanInterval = require('human-interval');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const minutes = (words) => `${humanInterval(words) / 60000}`;
hold('what is read rightly', ['hour', 'one hour', '1.5 hours', 'twenty-five minutes', '-1 hour'].map(minutes), ['60', '60', '90', '25', '-60']);
hold('hours without a number', ['an hour', 'half an hour', 'half hour', 'a quarter of an hour'].map(minutes), ['0', '0', '0', '0']);
hold('hours with a half', ['one and a half hours', '1 and a half hours', 'an hour and a half'].map(minutes), ['60', '60', '0']);
hold('an hour and five minutes', minutes('an hour and 5 minutes'), '5');
hold('minus an hour', minutes('minus 1 hour'), '0');
hold('what is no length', minutes('90 min'), 'NaN');
console.log('As stated: human-interval 2.0.1 reads "an hour" and "half an hour" as 0.');
JS
node ask.cjs
