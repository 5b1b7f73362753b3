#!/usr/bin/env bash
# numeral 2.0.6 (npm) writes a second before zero as -1:59:59, half an hour before as -1:30:00 and an hour and a half before as -2:30:00; and a length of 59.6
# seconds as 0:00:60.
#
# One would expect: -0:00:01, -0:30:00, -1:30:00 and 0:01:00. Its documentation has the format 00:00:00 for times, with 63846 as 17:44:06.
# What happens: hours are rounded down, also below zero, and the minutes and seconds are what is left above that, behind one minus for all. The library
#   reads its own -1:30:00 as minus half an hour again, and nobody else does. Seconds are rounded at the end, without a minute for sixty.
# Why it matters: differences from the planned length, or from the clock of a side, are often a few seconds and often below zero. Whoever was a second
#   too late was two hours too late, and a test that writes and reads finds no fault.
# How we guard against it: lengths are whole minutes, and a sign belongs to the number.
# Seen: -1: -1:59:59; -1800: -1:30:00; -3600: -1:00:00; -5400: -2:30:00; back: -1, -1800, -3600, -5400; 59.6: 0:00:60; 3599.5: 0:59:60; 63846: 17:44:06
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund numeral@2.0.6 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const numeral = require('numeral');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const shown = (seconds) => numeral(seconds).format('00:00:00');
hold('times above zero', [1, 1800, 5400, 63846].map(shown), ['0:00:01', '0:30:00', '1:30:00', '17:44:06']);
hold('times below zero', [-1, -1800, -3600, -5400].map(shown), ['-1:59:59', '-1:30:00', '-1:00:00', '-2:30:00']);
hold('those times read again', [-1, -1800, -3600, -5400].map((seconds) => numeral(shown(seconds)).value()), [-1, -1800, -3600, -5400]);
hold('parts of a second', [59.6, 3599.5].map(shown), ['0:00:60', '0:59:60']);
console.log('As stated: numeral 2.0.6 writes a second before zero as -1:59:59.');
JS
node ask.cjs
