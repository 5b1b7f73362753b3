#!/usr/bin/env bash
# @sapphire/duration 1.2.0 (npm) writes minus an hour and a half as "-1 hour 30 minutes" and reads that as minus half an hour. enhanced-ms 5.0.0 reads it as
# plus an hour and a half, and ".5h" as five hours; timestring 7.0.0 drops the sign, too.
#
# One would expect: the length that was written. The README of @sapphire/duration has -98103000 as "-1 day 3 hours 15 minutes 3 seconds", and 98103000 for the
#   same words without the sign. parse-duration 2.1.9 says in its README what the sign means: -1hr 40mins is -1*h - 40*m.
# What happens: its writer puts one sign before everything, its reader takes the sign for the first number alone: -60 and +30 minutes. The two others look for
#   digits only; enhanced-ms passes over the point before the 5, and with it writes -5400000 as "1 hour 30 minutes".
# Why it matters: time left on a chess clock and evenings compared with the plan are below zero. What is too long by an hour and a half is, read again, too long
#   by half an hour, or too short.
# How we guard against it: lengths are whole minutes, and a sign belongs to the number.
# Seen, in minutes: -1 hour 30 minutes: -30 (@sapphire/duration), 90 (enhanced-ms, timestring), -90 (parse-duration); .5h: 30, 300, 30, 30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund @sapphire/duration@1.2.0 enhanced-ms@5.0.0 timestring@7.0.0 parse-duration@2.1.9 \
    >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { createRequire } from 'module';
import { ms } from 'enhanced-ms';
import parse from 'parse-duration';
import timestring from 'timestring';
const { Duration, DurationFormatter } = createRequire(import.meta.url)('@sapphire/duration');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const write = (time) => new DurationFormatter().format(time);
hold('@sapphire/duration with minus an hour and a half', write(-5400000), '-1 hour 30 minutes');
hold('@sapphire/duration with the example of its README, read again', new Duration(write(-98103000)).offset, -74697000);
hold('@sapphire/duration with the same above zero', new Duration(write(98103000)).offset, 98103000);
const minutes = (text) => [new Duration(text).offset / 60000, ms(text) / 60000, timestring(text, 'm'), parse(text, 'm')];
hold('-1 hour 30 minutes', minutes('-1 hour 30 minutes'), [-30, 90, 90, -90]);
hold('1 hour 30 minutes', minutes('1 hour 30 minutes'), [90, 90, 90, 90]);
hold('.5h', minutes('.5h'), [30, 300, 30, 30]);
hold('enhanced-ms with -5400000', ms(-5400000), '1 hour 30 minutes');
console.log('As stated: @sapphire/duration 1.2.0 reads its own "-1 hour 30 minutes" as minus 30 minutes.');
JS
node ask.mjs
