#!/usr/bin/env bash
# icalevent 0.3.2 (npm) writes a note of two lines into a calendar as two lines, the title "Oh, Fudge; x" as it is, and the host "Lee, Ann" as two values.
#
# One would expect: DESCRIPTION:won\nlost, SUMMARY:Oh\, Fudge\; x and CN="Lee, Ann". RFC 5545 (3.3.11) has a backslash before commas and semicolons and \n for the end of a
#   line, and quotes around a parameter with a comma (3.2).
# What happens: texts are put behind the names of their properties as they are. ical.js refuses the whole calendar for the line "lost", and without it reads a host called Lee
#   with a second value.
# Why it matters: a note is the one field that has lines. Calendars without one are right, and so is its example.
# How we guard against it: Castalia neither writes nor reads calendars.
# Seen: DESCRIPTION:won / lost in two lines; read by ical.js 2.2.1: refused; SUMMARY:Oh, Fudge; x; ORGANIZER;CN=Lee, Ann:mailto:ann@example.com
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund icalevent@0.3.2 ical.js@2.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const Event = createRequire(import.meta.url)('icalevent');
const made = (more) => new Event({
  offset: 0, uid: 1, start: '2026-11-27T19:30:00Z', end: '2026-11-27T22:30:00Z', timezone: 'Europe/Berlin', summary: 'Oh, Fudge; x', ...more,
}).toFile();
const lines = made({ description: 'won\nlost', organizer: { name: 'Lee, Ann', email: 'ann@example.com' } }).split(/\r?\n/);
hold('the note', lines.slice(lines.indexOf('DESCRIPTION:won')).slice(0, 2), ['DESCRIPTION:won', 'lost']);
hold('the title', lines.find((line) => line.startsWith('SUMMARY')), 'SUMMARY:Oh, Fudge; x');
hold('the host', lines.find((line) => line.startsWith('ORGANIZER')), 'ORGANIZER;CN=Lee, Ann:mailto:ann@example.com');
const reads = (text) => {
  try {
    ICAL.parse(text);
    return 'read';
  } catch {
    return 'refused';
  }
};
hold('a note of one line', reads(made({ description: 'won' })), 'read');
hold('a note of two lines', reads(made({ description: 'won\nlost' })), 'refused');
console.log('As stated: icalevent 0.3.2 writes a note of two lines so that ical.js refuses the calendar.');
JS
node ask.mjs
