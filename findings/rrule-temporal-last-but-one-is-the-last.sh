#!/usr/bin/env bash
# rrule-temporal 2.2.8 (npm) tells the last but one Friday of a month as "last Friday", and the third last day of a month as its last.
#
# One would expect: the second to last Friday and the third to last day. The README calls toText a "human readable description" of the rule, and its
#   first line says "the first and only fully compliant" library for RFC 5545, where -2FR is the last but one.
# What happens: whatever counts from the end of the month is told as the last. The days that the same library works out for the rule are right.
# Why it matters: a club that meets on the last Friday but one reads in its calendar that it meets on the last, a week later. The dates beside it are
#   right, but the sentence is what people remember.
# How we guard against it: Castalia has no series of evenings and writes no calendars.
# Seen: -2FR: "every month on last Friday", first day 2026-11-20; BYMONTHDAY=-3: "every month on the last day of the month", first day 2026-11-28; fr:
#   "le dernier vendredi"; -1FR: the same sentence, first day 2026-11-27
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund rrule-temporal@2.2.8 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { RRuleTemporal } from 'rrule-temporal';
import { toText } from 'rrule-temporal/totext';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const told = (rule, language = 'en') => {
  const series = new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:20261101T193000\nRRULE:FREQ=MONTHLY;${rule};COUNT=2` });
  return [toText(series, language, { excludeTzAbbreviation: true }).replace(/ (at|à) .*/, ''), ...series.all().map((day) => String(day).slice(0, 10))];
};
hold('the last Friday', told('BYDAY=-1FR'), ['every month on last Friday', '2026-11-27', '2026-12-25']);
hold('the last Friday but one', told('BYDAY=-2FR'), ['every month on last Friday', '2026-11-20', '2026-12-18']);
hold('the last Friday but one in French', told('BYDAY=-2FR', 'fr')[0], told('BYDAY=-1FR', 'fr')[0]);
hold('the last day', told('BYMONTHDAY=-1'), ['every month on the last day of the month', '2026-11-30', '2026-12-31']);
hold('the third last day', told('BYMONTHDAY=-3'), ['every month on the last day of the month', '2026-11-28', '2026-12-29']);
console.log('As stated: rrule-temporal 2.2.8 tells the last Friday but one as the last Friday.');
JS
node ask.mjs
