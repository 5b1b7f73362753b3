#!/usr/bin/env bash
# three-way-merge 0.1.0 (npm) finds a conflict in the example of its README, in which there is none, loses the line of one side when it is called so, and with the order that it
# wants writes the line of the other side twice.
#
# One would expect: no conflict, and both changes. The README calls merge(base, left, right) with a line taken out of the left and another one changed in the right, and writes
#   "merged.conflict => false" beside it.
# What happens: the first text is taken for that of one side and the second for the common one. If Ann and Ben both add a line to a note, the answer for merge(base, left,
#   right) is Ben's note, without a conflict. With the common text in the middle there is a conflict, and Ben's line stands before it as well as in it.
# Why it matters: it is said to work "similar to git merge". Whoever calls it as its README does loses what one of the two wrote, without a word.
# How we guard against it: Castalia merges no texts by lines.
# Seen: the README's example: conflict true; "a", "a\nAnn", "a\nBen": "a\nBen", no conflict; "a\nAnn", "a", "a\nBen": "a\n\nBen\n<<<<<<< YOUR
#   CHANGES\nAnn\n=======\nBen\n>>>>>>> APP AUTHORS CHANGES"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund three-way-merge@0.1.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { default: merge } = require('three-way-merge');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const merged = (...texts) => {
  const result = merge(...texts);
  return [result.conflict, result.joinedResults()];
};
const lines = (...numbers) => numbers.join('\n');
hold('the example', merge(lines(1, 2, 3, 4, 5, 6), lines(2, 3, 4, 5, 6), lines(1, 2, 3, 4, 9, 6)).conflict, true);
hold('the example with the common text in the middle', merged(lines(2, 3, 4, 5, 6), lines(1, 2, 3, 4, 5, 6), lines(1, 2, 3, 4, 9, 6)), [false, lines(2, 3, 4, 9, 6)]);
hold('two lines added', merged('a', 'a\nAnn', 'a\nBen'), [false, 'a\nBen']);
hold('two lines added, the common text in the middle', merged('a\nAnn', 'a', 'a\nBen'),
  [true, 'a\n\nBen\n<<<<<<< YOUR CHANGES\nAnn\n=======\nBen\n>>>>>>> APP AUTHORS CHANGES']);
console.log('As stated: three-way-merge 0.1.0 finds a conflict in the example of its README.');
JS
node ask.cjs
