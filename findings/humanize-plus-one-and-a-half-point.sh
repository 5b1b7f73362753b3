#!/usr/bin/env bash
# humanize-plus 1.8.2 (npm) has one and a half "point", and writes a list of players as "Ann, Ben, Cyand some others".
#
# One would expect: points. The README says of pluralize that it "returns the plural version of a given word if the value is not 1", and gives "apple,
#   orange, banana, and some other fruits" for a list with words for the rest.
# What happens: the number is cut to a whole one before it is compared with 1. The words for the rest are put behind the last name without a comma and a
#   blank; the count of them, "and 2 others", has both.
# Why it matters: half points are what this is asked for in games of more than one winner, and "1.5 point" looks like a mistake of whoever wrote it. A test
#   with whole numbers, and with the rest as a number, finds nothing.
# How we guard against it: our plurals come from translations, by the rules of each language.
# Seen: 1: point; 1.5: point; 0.5: points; 2.5: points; 0: points; "Ann, Ben, Cyand some others"; "Ann, Ben, Cy, and 1 other"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund humanize-plus@1.8.2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Humanize = require('humanize-plus');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const words = (points) => Humanize.pluralize(points, 'point');
hold('words for points', [0, 0.5, 1, 1.5, 2, 2.5].map(words), ['points', 'points', 'point', 'point', 'points', 'points']);
const players = ['Ann', 'Ben', 'Cy', 'Dee'];
hold('a list with a count', Humanize.oxford(players, 3), 'Ann, Ben, Cy, and 1 other');
hold('a list with words', Humanize.oxford(players, 3, 'and some others'), 'Ann, Ben, Cyand some others');
console.log('As stated: humanize-plus 1.8.2 has one and a half "point", and writes "Ann, Ben, Cyand some others".');
JS
node ask.cjs
