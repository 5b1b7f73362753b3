#!/usr/bin/env bash
# pomeranian-durations 1.11.4 (npm) rounds two hours up to three and 90 minutes down to nothing, writes two hours less half an hour for PostgreSQL as
# 02:30:00, and a week as "1 undefined".
#
# One would expect: two hours, one hour, 01:30:00 and 7 days. The README has "helpers to ceil an ISO8601 duration to a particular granularity", shows
#   ceilMinutes('PT1.1M') as PT2M and toPostgres('P2DT1M') as 2 days 00:01:00, and counts weeks among the units.
# What happens: rounding looks at the written parts: up adds one to the hours, also to whole ones, and puts away what is smaller; down puts it away,
#   and 90 minutes are no hours. The difference is the duration PT2H-30M, whose minus is lost on the way to the database; asMinutes tells 90 of it.
# Why it matters: each of these is a length that an evening has. PT90M is what fromMinutes(90) makes, so that lengths in minutes are never whole hours.
# How we guard against it: lengths are whole minutes, one number, of which hours are made only to be shown.
# Seen: ceilHours of PT2H: PT3H, of PT90M: PT1H, of PT24H: PT25H; floorHours of PT1H30M: PT1H, of PT90M: P; subtract('PT2H', 'PT30M'): PT2H-30M,
#   asMinutes: 90, toPostgres: 02:30:00; toPostgres of P1W: 1 undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund pomeranian-durations@1.11.4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const durations = require('pomeranian-durations');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('whole hours rounded up', ['PT1.1H', 'PT2H', 'PT24H'].map((length) => durations.ceilHours(length)), ['PT2H', 'PT3H', 'PT25H']);
hold('ninety minutes in hours', [durations.ceilHours('PT90M'), durations.floorHours('PT90M'), durations.floorHours('PT1H30M')], ['PT1H', 'P', 'PT1H']);
hold('ninety minutes as they are made', durations.floorHours(durations.fromMinutes(90)), 'P');
const left = durations.subtract('PT2H', 'PT30M');
hold('two hours less half an hour', [left, durations.asMinutes(left), durations.toPostgres(left)], ['PT2H-30M', 90, '02:30:00']);
hold('a week', durations.toPostgres('P1W'), '1 undefined');
console.log('As stated: pomeranian-durations 1.11.4 rounds two hours up to three, and 90 minutes down to nothing.');
JS
node ask.cjs
