#!/usr/bin/env bash
# duration-timestamp 2.26.0 (npm) reads "1.5h" as five hours, "1d 2h" as two hours, "-90m" as 90 minutes and "1 hour, 30 minutes" as one hour.
#
# One would expect: an hour and a half, 26 hours, -90 minutes and 90 minutes, or an error. The package says that it parses durations such as hh:mm:ss and
#   HhMmSs, and throws "no capture groups" for what it does not know, as "90" and "1h 30".
# What happens: a text is searched for a place that fits, with nothing about what stands around it. A number before a point, a unit that it has not, a sign
#   and all behind a comma count as other text.
# Why it matters: an evening of one hour and a half becomes five hours, and a weekend two. The error for some texts makes one think that the others were
#   understood.
# How we guard against it: Castalia does not use it.
# Seen: 1h30m: 5400; 1:30:00: 5400; 1.5h: 18000; .5h: 18000; 1d 2h: 7200; -90m: 5400; 1 hour, 30 minutes: 3600; 1 hour and 30 minutes: 3600; 1 hour 30
#   minutes: 5400; 90: error
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund duration-timestamp@2.26.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { parse } = require('duration-timestamp');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const all = { '1h30m': 5400, '1:30:00': 5400, '1 hour 30 minutes': 5400, '1.5h': 18000, '.5h': 18000, '1d 2h': 7200, '-90m': 5400, '1 hour, 30 minutes': 3600,
  '1 hour and 30 minutes': 3600 };
for (const [text, stated] of Object.entries(all)) hold(text, parse(text).total, stated);
let refused = false;
try { parse('90'); } catch { refused = true; }
hold('90 is refused', refused, true);
console.log('As stated: duration-timestamp 2.26.0 reads 1.5h as five hours.');
JS
node ask.cjs
