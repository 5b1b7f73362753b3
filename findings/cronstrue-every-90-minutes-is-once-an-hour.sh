#!/usr/bin/env bash
# cronstrue 3.39.0 (npm) tells */90 in the minutes of a line of cron as "Every 90 minutes", and Friday and the 13th as "on day 13 of the month, and on Friday".
#
# One would expect: once an hour, and on day 13 or on Friday. By the manual of cron, a step runs through the range of its field, of 60 minutes or 24 hours, and starts again
#   with the next; and a line with both days "will be run when either field matches".
# What happens: the number behind the stroke is written as it is, whether or not it fits into the field. */45 is told as every 45 minutes, though it runs at 0 and at 45, and
#   "0 */36" as every 36 hours, though it runs at midnight each day. The two days are joined with "and".
# Why it matters: its text is what people check their lines by, before they trust a reminder to it. "Every 5 minutes", the first example of the README, is right, as is every
#   number that divides the hour.
# How we guard against it: Castalia repeats nothing by lines of cron.
# Seen: */5: Every 5 minutes; */90: Every 90 minutes; */45: Every 45 minutes; 0 */36: On the hour, every 36 hours; 0 20 13 * 5: At 08:00 PM, on day 13 of the month, and on
#   Friday; 59 23 * * 0,7: only on Sunday and Sunday
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund cronstrue@3.39.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { default: cron } = require('cronstrue');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  '*/5 * * * *': 'Every 5 minutes', '30 19 * * 5': 'At 07:30 PM, only on Friday',
  '*/90 * * * *': 'Every 90 minutes', '*/45 * * * *': 'Every 45 minutes', '0 */36 * * *': 'On the hour, every 36 hours',
  '0 20 13 * 5': 'At 08:00 PM, on day 13 of the month, and on Friday', '59 23 * * 0,7': 'At 11:59 PM, only on Sunday and Sunday',
};
for (const [line, words] of Object.entries(stated)) hold(line, cron.toString(line), words);
console.log('As stated: cronstrue 3.39.0 tells */90 as "Every 90 minutes".');
JS
node ask.cjs
