#!/usr/bin/env bash
# icalendar 0.7.1 (npm) reads the host CN="Lee, Ann" and writes CN=Lee, Ann, which is no such name, and CN="Lee: Ann" so that the address begins within the name.
#
# One would expect: the quotes as they were. RFC 5545 (3.2) says that values of parameters with a comma, a colon or a semicolon "MUST be placed in quoted text".
# What happens: the quotes are taken off when it reads and never put on. With a comma, ical.js reads the first half of the name or a list, and with a colon an address that
#   begins with " Ann". Values of properties are escaped rightly.
# Why it matters: address books write the surname first, with a comma. The calendar that went through it once has no such host any more.
# How we guard against it: Castalia neither writes nor reads calendars.
# Seen: read and written: ORGANIZER;CN=Lee, Ann:mailto:ann@example.com; CN="Lee: Ann": ORGANIZER;CN=Lee: Ann:mailto:ann@example.com, read by ical.js 2.2.1: "
#   Ann:mailto:ann@example.com"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund icalendar@0.7.1 ical.js@2.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const { parse_calendar: parse } = createRequire(import.meta.url)('icalendar');
const through = (host) => parse([
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', 'DTSTART:20261127T193000Z', 'SUMMARY:Oh\\, Fudge',
  `ORGANIZER;CN="${host}":mailto:ann@example.com`, 'END:VEVENT', 'END:VCALENDAR', '',
].join('\r\n')).toString();
const line = (text, name) => text.split('\r\n').find((one) => one.startsWith(name));
hold('the title', line(through('Ann'), 'SUMMARY'), 'SUMMARY:Oh\\, Fudge');
hold('a comma', line(through('Lee, Ann'), 'ORGANIZER'), 'ORGANIZER;CN=Lee, Ann:mailto:ann@example.com');
hold('a colon', line(through('Lee: Ann'), 'ORGANIZER'), 'ORGANIZER;CN=Lee: Ann:mailto:ann@example.com');
const [, , [[, properties]]] = ICAL.parse(through('Lee: Ann'));
hold('the address as read', properties.find(([key]) => key === 'organizer')[3], ' Ann:mailto:ann@example.com');
console.log('As stated: icalendar 0.7.1 writes the host "Lee, Ann" without quotes.');
JS
node ask.mjs
