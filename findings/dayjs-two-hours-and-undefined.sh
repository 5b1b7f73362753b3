#!/usr/bin/env bash
# dayjs 1.11.23 (npm) writes the length of an evening as "2:undefined" and "undefined:90": a duration made from hours or minutes formats the parts
# that were not given as the word undefined.
#
# One would expect: 2:00 and 1:30. The documentation of `format` lists H, HH, m, mm and says that a duration has all its parts, and the same
#   lengths made as (90, 'minutes') or from 'PT2H' format as 1:30 and 2:00.
# What happens: made from an object, only the named parts exist, and nothing is carried over, so that 90 minutes are no hour. minutes() of the same
#   duration answers 0. Made from a number, the parts are of months of 30.4 days: 31 days are "P1MT14H".
# Why it matters: lengths come as { hours, minutes } from forms, where a whole hour leaves minutes out.
# How we guard against it: a length is one number of seconds until it is written, and hours and minutes are taken from it at one place.
# Seen: {hours:2} H:mm -> 2:undefined; {minutes:90} -> undefined:90; (90,'minutes') -> 1:30; 'PT2H' -> 2:00; (31,'days').toISOString() -> P1MT14H
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund dayjs@1.11.23 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const dayjs = require('dayjs');
dayjs.extend(require('dayjs/plugin/duration'));
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('{hours: 2}', dayjs.duration({ hours: 2 }).format('H:mm'), '2:undefined');
hold('{hours: 2} in minutes()', dayjs.duration({ hours: 2 }).minutes(), 0);
hold('{minutes: 90}', dayjs.duration({ minutes: 90 }).format('H:mm'), 'undefined:90');
hold("(90, 'minutes')", dayjs.duration(90, 'minutes').format('H:mm'), '1:30');
hold("'PT2H'", dayjs.duration('PT2H').format('H:mm'), '2:00');
hold("(31, 'days')", dayjs.duration(31, 'days').toISOString(), 'P1MT14H');
console.log('As stated: dayjs 1.11.23 writes two hours as 2:undefined and 31 days as P1MT14H.');
JS
node ask.cjs
