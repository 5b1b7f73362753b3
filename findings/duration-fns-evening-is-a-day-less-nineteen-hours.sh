#!/usr/bin/env bash
# duration-fns 3.0.2 (npm) writes the length of an evening from 20:00 to 01:30 as P1DT-19H30M, and iso8601-duration 2.1.4 and date-duration 2.0.0 read that
# as a day of 24 hours.
#
# One would expect: PT5H30M, and an error from a reader that cannot make anything of the text. The manual of the first gives "P1YT6H" as what its texts look
#   like; ISO 8601 has no sign inside. Its own normalize, which one may call, makes five hours and a half of it.
# What happens: days, hours and minutes are each taken apart from each other, and the hour of the end less that of the start is -19. The two readers stop at
#   the minus sign and keep what they have. From 31 January to 1 March it is P2M-30D, normalized as well, and read as two months.
# Why it matters: an evening that goes past midnight is the usual one. Five hours and a half become 24 on the way from one library to the next, and nothing
#   is said.
# How we guard against it: Castalia uses none of them.
# Seen: 20:00 to 23:30: PT3H30M; 20:00 to 01:30: P1DT-19H30M, normalized PT5H30M, read by iso8601-duration as 1 day and by date-duration as P1D; 31 January
#   to 1 March: P2M-30D, normalized the same, read as 2 months and P2M
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund duration-fns@3.0.2 iso8601-duration@2.1.4 date-duration@2.0.0 \
  >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { between, toString, normalize } = require('duration-fns');
const { parse } = require('iso8601-duration');
const dateDuration = require('date-duration').default;
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (text) => Object.entries(parse(text)).filter(([, count]) => count).map(([unit, count]) => `${count} ${unit}`).join(' ');
const all = [['2026-11-27T20:00', '2026-11-27T23:30', 'PT3H30M', 'PT3H30M', '3 hours 30 minutes', 'PT3H30M'],
  ['2026-11-27T20:00', '2026-11-28T01:30', 'P1DT-19H30M', 'PT5H30M', '1 days', 'P1D'],
  ['2026-11-27T23:30', '2026-11-28T00:15', 'P1DT-23H-15M', 'PT45M', '1 days', 'P1D'],
  ['2026-01-31', '2026-03-01', 'P2M-30D', 'P2M-30D', '2 months', 'P2M']];
for (const [from, to, text, ...stated] of all) {
  const length = between(from, to);
  hold(`${from} to ${to}`, toString(length), text);
  hold(text, [toString(normalize(length)), read(text), dateDuration(text).toString()], stated);
}
console.log('As stated: duration-fns 3.0.2 writes 20:00 to 01:30 as P1DT-19H30M, which two others read as a day.');
JS
TZ=UTC node ask.cjs
