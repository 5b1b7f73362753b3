#!/usr/bin/env bash
# iso8601-duration 2.1.4 (npm) reads "-PT30M" as half an hour, without the minus: a reminder before an evening is one after it, and a clock that has
# run out is not.
#
# One would expect: minus half an hour, or an error, as for "PT-30M". The README says that a sign at the start "is not yet supported by this module",
#   and allows fractions, "e.g. `P0.5D`".
# What happens: the duration is looked for anywhere in the text, and what stands before it is passed over, be it a minus or a word. "P0.5D", the
#   example of the README, is refused as invalid.
# Why it matters: calendars say when to remind as -PT30M, and tinyduration 3.4.1 writes the time that a player is over his budget as that. Both are
#   read as time to come, with no error.
# How we guard against it: Castalia writes lengths in whole minutes and reads none from calendars.
# Seen: -PT30M: 1800 seconds; PT-30M: invalid duration; tinyduration writes -PT30M: 1800; in one hour PT30M: 1800; P0.5D: invalid duration
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund iso8601-duration@2.1.4 tinyduration@3.4.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { parse, toSeconds } = require('iso8601-duration');
const { serialize } = require('tinyduration');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const seconds = (text) => { try { return toSeconds(parse(text)); } catch (error) { return error.message; } };
hold('half an hour before', seconds('-PT30M'), 1800);
hold('half an hour', seconds('PT30M'), 1800);
hold('half an hour before, written by tinyduration', seconds(serialize({ minutes: 30, negative: true })), 1800);
hold('a minus within', seconds('PT-30M'), 'invalid duration: PT-30M');
hold('words before', seconds('in one hour PT30M'), 1800);
hold('half a day', seconds('P0.5D'), 'invalid duration: P0.5D');
console.log('As stated: iso8601-duration 2.1.4 reads -PT30M as half an hour to come.');
JS
node ask.cjs
