#!/usr/bin/env bash
# An evening of an hour and a half, written by ics 3.12.0 and read by ical.js 2.2.1 (both npm), takes one hour: the one writes "PT1.5H", which is no
# duration of RFC 5545, and the other drops what stands behind the point.
#
# One would expect: PT1H30M, or an error: ics refuses "2" as text, and takes a number. RFC 5545 (3.3.6) has whole numbers only, and no T without a
#   time behind it. A reader should refuse what it cannot read, as ical.js does with "PT".
# What happens: { hours: 1.5 } is PT1.5H, { days: 1 } is P1DT, { hours: 0 } is PT; none is allowed. ical.js reads PT1.5H as one hour, PT0.5M as none,
#   and P1M, a month in ISO 8601, as one minute.
# Why it matters: lengths that were measured are fractions (hours = minutes / 60). Every evening in the calendar ends too early, by up to an hour,
#   and neither program reports anything.
# How we guard against it: lengths are whole minutes or seconds.
# Seen: {hours:1.5} -> DURATION:PT1.5H -> 1 hour; {hours:2.75} -> 2 hours; {days:1} -> P1DT; {hours:0} -> PT, refused; P1M -> 60 seconds
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ics@3.12.0 ical.js@2.2.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import ics from 'ics';
import ICAL from 'ical.js';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const written = (duration) => {
  const { error, value } = ics.createEvent({ start: [2026, 11, 27, 20, 15], startInputType: 'utc', duration, title: 'Whist' });
  if (error) throw error;
  return value;
};
const line = (text) => text.match(/^DURATION:.*$/m)[0].trim();
const ends = (text) => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).endDate.toString();
const stated = [
  [{ hours: 1, minutes: 30 }, 'DURATION:PT1H30M', '2026-11-27T21:45:00Z'],
  [{ hours: 1.5 }, 'DURATION:PT1.5H', '2026-11-27T21:15:00Z'],
  [{ hours: 2.75 }, 'DURATION:PT2.75H', '2026-11-27T22:15:00Z'],
  [{ days: 1 }, 'DURATION:P1DT', '2026-11-28T20:15:00Z'],
];
for (const [duration, text, end] of stated) {
  hold(`ics with ${JSON.stringify(duration)}`, line(written(duration)), text);
  hold(`the end of it for ical.js`, ends(written(duration)), end);
}
hold('ics with no hours', line(written({ hours: 0 })), 'DURATION:PT');
hold('ical.js with P1M, in seconds', ICAL.Duration.fromString('P1M').toSeconds(), 60);
console.log('As stated: ics 3.12.0 writes PT1.5H for an hour and a half, and ical.js 2.2.1 reads one hour.');
JS
node ask.mjs
