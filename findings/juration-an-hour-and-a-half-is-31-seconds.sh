#!/usr/bin/env bash
# juration 0.1.1 (npm) reads 1:30 as 31 seconds, 1:30:00 too, "1,5 h" as five hours and a second, and "1-2 hours" as two hours and a second.
#
# One would expect: an hour and a half, or an error, as "half an hour" gets one. The README calls it "a simple natural language duration parser"; that a clock's format is
#   still to be done stands in a list of plans, and the same program writes 1:30:00 itself, as its format "chrono".
# What happens: every number is taken by itself, and one without a unit is seconds; signs between them are dropped, the minus before an hour, too. Numbers are added: 1 and 30
#   are 31.
# Why it matters: an hour and a half becomes half a minute without a word, and so does what the program has just written. The examples of the README, each number with its
#   unit, are right.
# How we guard against it: lengths are whole minutes, and what is no number is refused with its place.
# Seen: 2h20min: 8400; 1.5 h: 5400; 1:30: 31; 1:30:00: 31; 1,5 h: 18001; 1-2 hours: 7201; -1h: 3600; half an hour: an error; 5400 as chrono: 1:30:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund juration@0.1.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const juration = require('juration');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (words) => { try { return juration.parse(words); } catch { return 'an error'; } };
const stated = {
  '2h20min': 8400, '3 weeks and 2 days': 1987200, '1.5 h': 5400, '1:30': 31, '1:30:00': 31, '1,5 h': 18001, '1-2 hours': 7201, '-1h': 3600,
  'half an hour': 'an error',
};
for (const [words, seconds] of Object.entries(stated)) hold(words, read(words), seconds);
const written = juration.stringify(5400, { format: 'chrono' });
hold('5400 seconds as a clock', [written, read(written)], ['1:30:00', 31]);
console.log('As stated: juration 0.1.1 reads its own 1:30:00 as 31 seconds.');
JS
node ask.cjs
