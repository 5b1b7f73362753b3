#!/usr/bin/env bash
# ics-to-json 2.0.2 (npm) reads the game "Ticket to Ride: Europe" from a calendar as "Ticket to Ride". ical2json 5.0.0 and cal-parser 1.0.2 read the host
# "Castalia: the club" as two halves, neither of which is a name or an address.
#
# One would expect: the whole game, and a host with a name and an address. In RFC 5545, 3.1, the first colon ends the name and the parameters of a line, and
#   whatever follows is the value, colons and all. In a parameter in quotes (3.2) colons are allowed, too: CN="…" is written in quotes for them.
# What happens: ics-to-json takes the second piece of the line, cut at its colons. The others cut at the first colon there is, also within quotes.
#   ical2json cuts names at a semicolon in quotes as well, and what it writes of that afterwards is another name, without its second half.
# Why it matters: expansions and editions stand behind a colon, so that games of a whole family become one in the statistics. Names with a colon or a
#   semicolon are rare, and the address of the host is gone with them.
# How we guard against it: Castalia neither writes nor reads calendars.
# Seen: SUMMARY:Ticket to Ride: Europe: "Ticket to Ride" (ics-to-json), whole (ical2json, cal-parser); ORGANIZER;CN="Castalia: the club":mailto:a@example.org:
#   " the club\":mailto:a@example.org" of "Castalia; ATTENDEE;CN="Lee; Ann" after ical2json and back: CN="Lee
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ics-to-json@2.0.2 ical2json@5.0.0 cal-parser@1.0.2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { icsToJson } = require('ics-to-json');
const ical2json = require('ical2json');
const calParser = require('cal-parser');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const calendar = (...lines) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1@example.org', 'DTSTAMP:20261127T100000Z',
  'DTSTART:20261127T193000Z', 'DTEND:20261127T220000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const event = (line) => ical2json.convert(calendar(line)).VCALENDAR[0].VEVENT[0];
const game = 'SUMMARY:Ticket to Ride: Europe';
hold('the game in ics-to-json', icsToJson(calendar(game)).map((one) => one.summary), ['Ticket to Ride']);
hold('the game in the others', [event(game).SUMMARY, calParser.parseString(calendar(game)).events[0].summary.value],
  ['Ticket to Ride: Europe', 'Ticket to Ride: Europe']);
const host = 'ORGANIZER;CN="Castalia: the club":mailto:a@example.org';
hold('the host in ical2json', event(host).ORGANIZER, { _: ' the club":mailto:a@example.org', CN: '"Castalia' });
hold('the host in cal-parser', calParser.parseString(calendar(host)).events[0].organizer, { value: ' the club":mailto:a@example.org', params: { cn: '"Castalia' } });
const guest = 'ATTENDEE;CN="Lee; Ann":mailto:ann@example.org';
hold('a guest there and back', ical2json.revert(ical2json.convert(calendar(guest))).split(/\r?\n/).find((line) => line.startsWith('ATTENDEE')),
  'ATTENDEE;CN="Lee:mailto:ann@example.org');
console.log('As stated: for ics-to-json 2.0.2 "Ticket to Ride: Europe" is "Ticket to Ride".');
JS
node ask.cjs
