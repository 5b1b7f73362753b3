#!/usr/bin/env bash
# ical-generator 10.2.0 (npm) writes the host Ann "Ace" Lee into a calendar so that ical.js 2.2.1 reads the name as "Ann \", and the library of Debian
# reads no host at all.
#
# One would expect: a name that other programs read, with ^' for a quote (RFC 6868), or without the quotes. A parameter such as CN cannot hold a quote
#   in any other way (RFC 5545, 3.2), and a backslash means nothing there.
# What happens: parameters are escaped as texts are, with a backslash, and put between quotes. The name ends at the first quote inside. The name
#   of the calendar, which is a text, is not escaped: NAME:Games, cards.
# Why it matters: nicknames are written in quotes, and invitations to an evening then come without their host, or from somebody called "Ann \".
#   Nothing is reported when it is written.
# How we guard against it: Castalia writes no calendars; in its formats names are written by the escaping of each.
# Seen: ORGANIZER;CN="Ann \"Ace\" Lee":…; ical.js 2.2.1: CN is Ann \; python3-icalendar 4.0.3: no organizer
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ical-generator@10.2.0 ical.js@2.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
apt-get download python3-icalendar=4.0.3-5 python3-dateutil=2.8.2-2 python3-tz=2022.7.1-4 python3-six=1.16.0-4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.mjs <<'JS'
import ical from 'ical-generator';
import reader from 'ical.js';
import { writeFileSync } from 'node:fs';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const calendar = (host) => {
  const made = ical({ name: 'Games, cards' });
  made.createEvent({ start: new Date('2026-11-27T19:30:00Z'), summary: 'Oh, Fudge', organizer: { name: host, email: 'ann@example.org' } });
  return made.toString();
};
const nickname = calendar('Ann "Ace" Lee');
const line = (start) => nickname.split('\r\n').find((one) => one.startsWith(start));
const read = (text) => new reader.Component(reader.parse(text)).getFirstSubcomponent('vevent').getFirstProperty('organizer').getParameter('cn');
hold('the host', line('ORGANIZER'), 'ORGANIZER;CN="Ann \\"Ace\\" Lee":mailto:ann@example.org');
hold('the name of the calendar', line('NAME'), 'NAME:Games, cards');
hold('the summary', line('SUMMARY'), 'SUMMARY:Oh\\, Fudge');
hold('the host read by ical.js', read(nickname), 'Ann \\');
hold('Ann Lee read by ical.js', read(calendar('Ann Lee')), 'Ann Lee');
writeFileSync('nickname.ics', nickname);
writeFileSync('plain.ics', calendar('Ann Lee'));
JS
node ask.mjs
/usr/bin/python3 -W ignore - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
from icalendar import Calendar
for file, stated in ("nickname.ics", None), ("plain.ics", "mailto:ann@example.org"):
    with open(file, newline="") as calendar:
        seen = Calendar.from_ical(calendar.read()).walk("VEVENT")[0].get("organizer")
    if seen != stated:
        sys.exit(f"Changed: icalendar reads the organizer {seen} from {file}; the finding says {stated}.")
PY
echo 'As stated: ical-generator 10.2.0 writes a nickname so that ical.js reads "Ann \" and icalendar no host.'
