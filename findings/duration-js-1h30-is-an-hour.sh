#!/usr/bin/env bash
# duration-js 4.0.0 and @icholy/duration 5.1.0 (npm) read "1h30" as one hour and "1,5h" as five, and durhuman 0.0.0-alpha.3 reads "1 hour 30 minutes" as one
# hour.
#
# One would expect: an hour and a half, or an error. The manual of the first two has units that follow each other, 6w5d4h3m2s1ms; "90" alone is refused as
#   an invalid duration. The third says that it parses what people write and shows one unit in each example.
# What happens: whatever fits a number with a unit is picked out of the text, and nothing looks at what is left. "1h-30m" is an hour and a half as well.
#   durhuman takes the first number and its unit and passes over the rest.
# Why it matters: "1h30" is how the length of a game stands on French boxes and in French messages, and a comma is the decimal sign in most of Europe.
#   Nobody is told that half an hour is gone.
# How we guard against it: Castalia does not use them.
# Seen: 1h30m: 90 minutes; 1h30: 60; 1,5h: 300; 1h-30m: 90; 90: invalid duration; durhuman: 90 minutes: 5400 s; 1 hour 30 minutes: 3600 s; 2 days and 3
#   hours: 172800 s
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund duration-js@4.0.0 @icholy/duration@5.1.0 durhuman@0.0.0-alpha.3 \
  >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const dur = require('durhuman').default ?? require('durhuman');
for (const [name, Duration] of [['duration-js', require('duration-js')], ['@icholy/duration', require('@icholy/duration').Duration]]) {
  for (const [text, stated] of Object.entries({ '1h30m': 90, '1.5h': 90, '1h30': 60, '1,5h': 300, '1h-30m': 90 })) hold(`${text} in ${name}`, new Duration(text).minutes(), stated);
  let refused = false;
  try { new Duration('90'); } catch { refused = true; }
  hold(`90 in ${name} is refused`, refused, true);
}
for (const [text, stated] of Object.entries({ '90 minutes': 5400, '1 hour 30 minutes': 3600, '2 days and 3 hours': 172800 })) hold(`${text} in durhuman`, dur(text), stated);
console.log('As stated: 1h30 is an hour in duration-js and @icholy/duration, 1 hour 30 minutes in durhuman.');
JS
node ask.cjs
