#!/usr/bin/env bash
# calendar-link 2.11.5 (npm) gives each evening in a calendar file one of 100,000 numbers as its name, so that among 400 evenings two, more likely
# than not, have the same and are one evening for a calendar.
#
# One would expect: a name that no other evening has. RFC 5545, 3.8.4.7, calls UID "persistent" and "globally unique", and the README says that a
#   "random ID" is made up "to ensure proper event identification".
# What happens: a chance from 0 to 99999 is written. Of 373 evenings two share a number with a chance of one half, of 1000 about five do. And the
#   evening that is written once more has another number, so that it stands in the calendar twice.
# Why it matters: who adds the second of such evenings to his calendar moves the first: its day, hour and guests are gone without a word. Nobody tries
#   that with five.
# How we guard against it: Castalia writes no calendars, and evenings that it names are named by UUIDs.
# Seen: UID:7932; of 3000 evenings about 45 have a number that was given before (at least 15, with near certainty)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund calendar-link@2.11.5 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { ics } = require('calendar-link');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const name = (round) => {
  const link = ics({ title: `Evening ${round}`, start: '2026-11-27 19:30:00 +0000', duration: [2, 'hour'] });
  return /UID:([^\r\n]*)/.exec(decodeURIComponent(link))[1];
};
const names = Array.from({ length: 3000 }, (_, round) => name(round));
const again = names.length - new Set(names).size;
hold('names that are no number below 100,000', names.filter((one) => !/^[0-9]{1,5}$/.test(one)), []);
hold('at least 15 names given before', again >= 15, true);
console.log('As stated: calendar-link 2.11.5 names evenings by a number below 100,000, and names are given twice.');
JS
node ask.cjs
