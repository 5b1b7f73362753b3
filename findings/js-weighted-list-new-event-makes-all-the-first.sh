#!/usr/bin/env bash
# js-weighted-list 0.1.1 (npm) draws nothing but the first entry once a weight was added to a name that it did not know: a random table of goblins,
# rain and a merchant that gets a dragon is goblins for ever, and shuffled it is goblins, goblins and goblins.
#
# One would expect: a dragon with the weight 1, or an error. The README says that addWeight "will increase the weight of a list item"; the comment of
#   the function says that a key that does not exist is created silently.
# What happens: the new weight is undefined + 1, which is no number, and so is the sum of all weights. Every comparison with it is false, and the walk
#   through the list ends where it begins. The length of the list stays 3.
# Why it matters: tables of encounters grow during an evening, and "one more for the dragon" is the natural call. Each draw is a valid entry, so that
#   nobody sees that the others never come, or that a shuffled pile has one card three times.
# How we guard against it: Castalia has no tables with weights. It rolls dice when it is asked to, and every face is as likely as any other.
# Seen: 1000 draws after addWeight('a dragon', 1): 1000 times goblins; shuffle: goblins,goblins,goblins; after push(['a dragon', 1]): all four entries
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund js-weighted-list@0.1.1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const WeightedList = require('js-weighted-list');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const table = () => new WeightedList([['goblins', 5], ['rain', 3], ['a merchant', 2]]);
const drawn = (list) => [...new Set(Array.from({ length: 1000 }, () => list.peek()[0]))].sort();

const known = table();
known.addWeight('rain', 1);
hold('more weight for an entry that is there', drawn(known), ['a merchant', 'goblins', 'rain']);
const pushed = table();
pushed.push(['a dragon', 1]);
hold('a new entry with push', drawn(pushed), ['a dragon', 'a merchant', 'goblins', 'rain']);
const added = table();
added.addWeight('a dragon', 1);
hold('a new entry with addWeight', drawn(added), ['goblins']);
hold('the same list, shuffled', added.shuffle(), ['goblins', 'goblins', 'goblins']);
hold('the length of that list', added.length, 3);
console.log('As stated: js-weighted-list 0.1.1 draws only the first entry after a weight for a new name.');
JS
node ask.cjs
