#!/usr/bin/env bash
# convert-units 2.3.4 (npm) tells -90 minutes, asked for the best unit, as -5400000000000 nanoseconds, and -12 metres as -12000 millimetres.
#
# One would expect: -1.5 hours. The README says of toBest: "You can ask convert-units to select the best unit for you", with 12 metres for 12000 millimetres, "the smallest unit
#   with a value above 1".
# What happens: the first unit of the list is kept unless a larger one has a value of 1 or more. No value below zero has one, so that the smallest unit of all is the best.
#   Nothing is nanoseconds, too.
# Why it matters: a countdown that has run out, or a difference from the planned length, is a number of twelve digits in the place of "90 minutes".
# How we guard against it: lengths are whole minutes, and a sign belongs to the number.
# Seen: 90 min: 1.5 h; -90 min: -5400000000000 ns; 12000 mm: 12 m; -12000 mm: -12000 mm; 0 min: 0 ns
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund convert-units@2.3.4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const convert = require('convert-units');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const best = (number, unit) => {
  const { val, unit: name } = convert(number).from(unit).toBest();
  return `${val} ${name}`;
};
const stated = [[90, 'min', '1.5 h'], [-90, 'min', '-5400000000000 ns'], [12000, 'mm', '12 m'], [-12000, 'mm', '-12000 mm'], [0, 'min', '0 ns']];
for (const [number, unit, told] of stated) hold(`${number} ${unit}`, best(number, unit), told);
console.log('As stated: convert-units 2.3.4 tells -90 minutes as -5400000000000 nanoseconds.');
JS
node ask.cjs
