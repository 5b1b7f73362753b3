#!/usr/bin/env bash
# ical 0.8.0 and cal-parser 1.0.2 (npm) do not look at the time zone of an evening: half past seven in Berlin is half past seven wherever the program runs for
# the one, and half past seven in Greenwich for the other.
#
# One would expect: 18:30 in UTC, as node-ical 0.26.1 says. TZID is how nearly every calendar writes a time (RFC 5545, 3.2.19: it "specifies the definition of
#   the time zone for the property value"). ical calls itself a "tolerant, minimal icalendar parser", and cal-parser says that it "automatically
#   transforms dates and date-times into JS Date objects", and handles "any parameters".
# What happens: the zone is kept beside the date, and the date is made without it. The example of ical prints the hour of the same machine, so that it
#   looks right in its own zone and in all others.
# Why it matters: the two errors are not alike, and neither is there for whoever tries it at home with his own calendar. On a server the reminder
#   comes an hour late in winter, and for a club in New York five hours early.
# How we guard against it: Castalia neither writes nor reads calendars; its moments are UTC.
# Seen: DTSTART;TZID=Europe/Berlin:20261127T193000 in UTC: 19:30Z and 19:30Z; in Los Angeles: 03:30Z of the next day and 19:30Z; in Berlin: 18:30Z and
#   19:30Z; node-ical everywhere: 18:30Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ical@0.8.0 cal-parser@1.0.2 node-ical@0.26.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { execFileSync } = require('node:child_process');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1@example.org', 'DTSTAMP:20261127T100000Z',
  'DTSTART;TZID=Europe/Berlin:20261127T193000', 'DTEND;TZID=Europe/Berlin:20261127T220000', 'SUMMARY:Go', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const question = `const calendar = ${JSON.stringify(calendar)};
  const starts = [require('ical').parseICS(calendar)['1@example.org'].start, require('cal-parser').parseString(calendar).events[0].dtstart.value,
    Object.values(require('node-ical').sync.parseICS(calendar)).find((one) => one.type === 'VEVENT').start];
  console.log(starts.map((start) => start.toISOString().slice(8, 16)).join(' '));`;
const starts = (zone) => execFileSync(process.execPath, ['-e', question], { env: { ...process.env, TZ: zone }, encoding: 'utf8' }).trim();
hold('the starts in UTC', starts('UTC'), '27T19:30 27T19:30 27T18:30');
hold('the starts in Los Angeles', starts('America/Los_Angeles'), '28T03:30 27T19:30 27T18:30');
hold('the starts in Berlin', starts('Europe/Berlin'), '27T18:30 27T19:30 27T18:30');
console.log('As stated: for ical 0.8.0 an evening in Berlin begins where the program runs, and for cal-parser 1.0.2 in Greenwich.');
JS
node ask.cjs
