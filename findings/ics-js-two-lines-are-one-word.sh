#!/usr/bin/env bash
# ics-js 0.10.2 (npm) writes a note of two lines, "won" and "lost", so that every reader has "wonlost", the category "Oh, Fudge" as two.
#
# One would expect: won\nlost and Oh\, Fudge. RFC 5545 (3.3.11) has \n for the end of a line within a text, and \, for a comma.
# What happens: the line break is taken for a place where the line may be folded, so that the next line begins with a blank, which readers drop. Nothing is escaped.
# Why it matters: every calendar program reads the file without an error. Lines of a note lose the gap between their words, and a game with a comma is two.
# How we guard against it: Castalia neither writes nor reads calendars.
# Seen: DESCRIPTION:won\r\n lost, read by ical.js 2.2.1: wonlost; CATEGORIES:Oh, Fudge, read: Oh and Fudge
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund ics-js@0.10.2 ical.js@2.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const { VEVENT } = createRequire(import.meta.url)('ics-js');
const event = new VEVENT();
event.addProp('UID', '1');
event.addProp('DTSTAMP', new Date('2026-11-01T00:00:00Z'));
event.addProp('DTSTART', new Date('2026-11-27T19:30:00Z'));
event.addProp('DESCRIPTION', 'won\nlost');
event.addProp('CATEGORIES', ['Oh, Fudge']);
const text = event.toString();
hold('the lines of the note', text.split('\r\n').filter((line) => /^(DESCRIPTION| )/.test(line)), ['DESCRIPTION:won', ' lost']);
const [, properties] = ICAL.parse(text);
const read = (name) => properties.find(([key]) => key === name).slice(3);
hold('the note as read', read('description'), ['wonlost']);
hold('the category as read', read('categories').length, 2);
console.log('As stated: ics-js 0.10.2 writes a note of two lines so that it is read as "wonlost".');
JS
node ask.mjs
