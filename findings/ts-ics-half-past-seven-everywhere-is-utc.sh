#!/usr/bin/env bash
# ts-ics 2.4.6 and ical-js-parser 0.7.4 (npm) read an evening at 19:30 that has no time zone and write it again as 19:30 in UTC: in Berlin the table
# meets an hour later, in New York in the afternoon.
#
# One would expect: 19:30 without a zone. RFC 5545, 3.3.5, knows such a time as a local one, the same on the clock wherever one is, and only the
#   letter Z at the end makes it UTC. The README of ts-ics says that it aims to be "fully RFC 5545 compliant".
# What happens: both keep no mark that there was no zone, and write every time without one with a Z. ical-js-parser also puts the reminder behind the
#   end of the evening, where it belongs to no evening, and a line "E:EN" cut out of the name of the program that wrote the file.
# Why it matters: programs that know of no zones, and people who write a calendar by hand, leave the zone out. After one reading and writing, as for a
#   change of the title, the evening is at another time for everybody who does not live by UTC.
# How we guard against it: Castalia neither writes nor reads calendars.
# Seen: DTSTART:20261127T193000: DTSTART;VALUE=DATE-TIME:20261127T193000Z, and DTSTART:20261127T193000Z; reminders within the evening: 1, and 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ts-ics@2.4.6 ical-js-parser@0.7.4 ical.js@2.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import parser from 'ical-js-parser';
import reader from 'ical.js';
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const evening = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T120000Z', 'DTSTART:20261127T193000',
  'SUMMARY:Games', 'BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT30M', 'DESCRIPTION:Go', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const simple = parser.default ?? parser;
const written = { 'ts-ics': generateIcsCalendar(convertIcsCalendar(undefined, evening)), 'ical-js-parser': simple.toString(simple.toJSON(evening)) };
const read = (text) => {
  const event = new reader.Component(reader.parse(text)).getFirstSubcomponent('vevent');
  return [String(event.getFirstPropertyValue('dtstart')), event.getAllSubcomponents('valarm').length];
};
hold('the evening as ical.js reads it', read(evening), ['2026-11-27T19:30:00', 1]);
hold('the evening after ts-ics', read(written['ts-ics']), ['2026-11-27T19:30:00Z', 1]);
hold('the evening after ical-js-parser', read(written['ical-js-parser']), ['2026-11-27T19:30:00Z', 0]);
hold('its last lines', written['ical-js-parser'].split(/\r?\n/).includes('E:EN'), true);
console.log('As stated: ts-ics 2.4.6 and ical-js-parser 0.7.4 make 19:30 in UTC of 19:30 without a zone.');
JS
node ask.mjs
