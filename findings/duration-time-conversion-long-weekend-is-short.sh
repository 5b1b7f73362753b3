#!/usr/bin/env bash
# duration-time-conversion 1.0.6 (npm) writes twenty-six and a half hours as 02:30:00.000, and a whole day as nothing.
#
# One would expect: 26:30:00.000, or an error, which -5 and "90" get. The package is described as "Duration and time format conversion", its functions
#   are called d2t and t2d, and the example of the README goes there and back with the same number.
# What happens: the length is written as the time of a clock, on which whole days are not seen. The way back gives half past two in the night.
# Why it matters: a game that lasts a weekend, or the sum of a month's evenings, loses its days, without a sign. Evenings one by one are right.
# How we guard against it: lengths are whole minutes, whose sums may be as long as they are.
# Seen: 86399 s: 23:59:59.000; 86400 s: 00:00:00.000; 95400 s: 02:30:00.000, and back: 9000; 259200 s: 00:00:00.000; -5 s: an error
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund duration-time-conversion@1.0.6 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { d2t, t2d } = require('duration-time-conversion');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('lengths of less than a day', [9000, 86399].map(d2t), ['02:30:00.000', '23:59:59.000']);
hold('whole days', [86400, 259200].map(d2t), ['00:00:00.000', '00:00:00.000']);
hold('twenty-six and a half hours', [d2t(95400), t2d(d2t(95400))], ['02:30:00.000', 9000]);
const refused = (convert, value) => { try { return convert(value); } catch (error) { return 'refused'; } };
hold('what is refused', [refused(d2t, -5), refused(t2d, '90')], ['refused', 'refused']);
console.log('As stated: duration-time-conversion 1.0.6 writes 26:30 as 02:30:00.000, and a day as nothing.');
JS
node ask.cjs
