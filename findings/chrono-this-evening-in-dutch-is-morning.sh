#!/usr/bin/env bash
# chrono-node 2.10.3 (npm) reads the Dutch "vanavond om 8 uur", this evening at 8, as eight in the morning, the English "last night at 8" as the
# morning of the day before, and the Swedish "övermorgon", the day after tomorrow, as today.
#
# One would expect: 20:00, as it reads "tonight at 8", "ce soir à 8h", "heute Abend um 8 Uhr" and "deze avond om 8 uur". The README counts Dutch among
#   the languages that are supported, and Swedish among those that are in part. "vanavond" alone is 20:00 here, too.
# What happens: an hour is moved to the afternoon only where the word before it is marked as one for a part of the day. The rule for vanavond,
#   morgenavond and vanmiddag does not mark it; last night means hour 0. The rule for Swedish knows the word and has no case for it.
# Why it matters: "last night at 8" and "vanavond om 8" are how an evening is entered. The whole text counts as understood, and the length of the
#   evening is then twelve hours off, or its day two.
# How we guard against it: a day is read as 2026-11-27 in files and on the command line, and nothing else is taken for one.
# Seen, on Wednesday 25 November 2026: vanavond om 8 uur -> 25th 8:00; morgenavond om 8 uur -> 26th 8:00; vanmiddag om 3 uur -> 3:00; last night at 8 ->
#   24th 8:00; övermorgon -> 25th; imorgon -> 26th; i förrgår -> 23rd
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund chrono-node@2.10.3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const chrono = require('chrono-node');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const noon = new Date(2026, 10, 25, 12);
const stated = [
  ['nl', 'vanavond', 25, 20], ['nl', 'vanavond om 8 uur', 25, 8], ['nl', 'morgenavond om 8 uur', 26, 8], ['nl', 'vanmiddag om 3 uur', 25, 3],
  ['nl', 'deze avond om 8 uur', 25, 20],
  ['en', 'last night at 8', 24, 8], ['en', 'tonight at 8', 25, 20],
  ['sv', 'övermorgon', 25, 12], ['sv', 'imorgon', 26, 12], ['sv', 'i förrgår', 23, 12],
  ['fr', 'ce soir à 8h', 25, 20], ['de', 'heute Abend um 8 Uhr', 25, 20],
];
for (const [language, text, day, hour] of stated) {
  const results = chrono[language].parse(text, noon);
  hold(`${language}: how much of "${text}" is understood`, results.map((result) => result.text), [text]);
  const date = results[0].start.date();
  hold(`${language}: day and hour of "${text}"`, [date.getDate(), date.getHours()], [day, hour]);
}
console.log('As stated: chrono-node 2.10.3 reads "vanavond om 8 uur" and "last night at 8" as eight in the morning, and "övermorgon" as today.');
JS
node ask.cjs
