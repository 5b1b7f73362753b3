#!/usr/bin/env bash
# rrule 2.8.1 (npm) tells a game night on the last Friday of the month as "every month on Friday", and one at 20:15 as "at 20", and says of both
# that they were told in full. "every Friday at 8pm" is read as eight in the morning.
#
# One would expect: the last Friday, as for the same rule written with -1FR, or false from isFullyConvertibleToText(), which the README calls a hint
#   "whether all the options the rule has are convertible to text".
# What happens: BYSETPOS and BYMINUTE are left out of the text and not missed. What fromText does not know is left out, too: of 8pm the 8 stays,
#   and "every Friday in November" is every Friday of the year. The README calls the reading incomplete, but nothing fails.
# Why it matters: calendars write the last Friday in either way. Whoever shows the text for a check, or stores it and reads it again, as the README
#   suggests, has a group that meets every week.
# How we guard against it: Castalia keeps single evenings with their time, and no rules from which times would follow.
# Seen: BYDAY=FR;BYSETPOS=-1: every month on Friday, true, read again BYDAY=FR; BYHOUR=20;BYMINUTE=15: at 20, true; at 8pm: BYHOUR=8
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund rrule@2.8.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { RRule } = require('rrule');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const told = (rule) => [RRule.fromString(rule).toText(), RRule.fromString(rule).isFullyConvertibleToText()];
const read = (text) => RRule.fromText(text).toString();
hold('the last Friday, BYSETPOS', told('FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1'), ['every month on Friday', true]);
hold('the last Friday, -1FR', told('FREQ=MONTHLY;BYDAY=-1FR'), ['every month on the last Friday', true]);
hold('every month on Friday', read('every month on Friday'), 'RRULE:FREQ=MONTHLY;BYDAY=FR');
hold('20:15', told('FREQ=WEEKLY;BYDAY=FR;BYHOUR=20;BYMINUTE=15'), ['every week on Friday at 20', true]);
hold('at 8pm', read('every Friday at 8pm'), 'RRULE:FREQ=WEEKLY;BYDAY=FR;BYHOUR=8');
hold('in November', read('every Friday in November'), 'RRULE:FREQ=WEEKLY;BYDAY=FR');
const evenings = (rule) => new RRule({ ...RRule.parseString(rule), dtstart: new Date(Date.UTC(2026, 10, 1, 20)), until: new Date(Date.UTC(2026, 11, 31)) }).all().length;
hold('evenings in two months', [evenings('FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1'), evenings('FREQ=MONTHLY;BYDAY=FR')], [2, 8]);
console.log('As stated: rrule 2.8.1 tells the last Friday of a month as every Friday, and says that nothing is left out.');
JS
node ask.cjs
