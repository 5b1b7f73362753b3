#!/usr/bin/env bash
# markdown-to-txt 2.0.1 (npm) joins an item of a list to the item below it: "4. Ann rolls 8" with "+2 S" in a list of its own becomes "Ann rolls 8+2 S".
#
# One would expect: two lines, as for the items of one list. The README has it "correctly parse and produce a clean version of the text".
# What happens: the text of an item that holds another list is followed by that list without a break. Between items of the same list there are breaks. The numbers of a list
#   are left out, and with a blank line above the inner list, the two are lines of their own.
# Why it matters: logs of games have what followed below what was done. Eight and two more are read as a sum, and "Ben draws" with "23 left" is "Ben draws23 left".
# How we guard against it: no guard yet; the Markdown of Castalia's log has such lists, which CommonMark shows as two.
# Seen: "4. Ann rolls 8\n    - +2 S": Ann rolls 8+2 S; "2. Ben draws\n    - 23 left": Ben draws23 left; with a blank line: two lines
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# lodash is not among its dependencies, but it asks for it.
npm install --prefix "$folder" --silent --no-audit --no-fund markdown-to-txt@2.0.1 marked@4.3.0 lodash@4.17.21 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { markdownToTxt } = require('markdown-to-txt');
function hold(markdown, stated) {
  const seen = markdownToTxt(markdown).trim().replace(/\n+/g, ' | ');
  if (seen === stated) return;
  console.error(`Changed: ${JSON.stringify(markdown)} becomes '${seen}'; the finding says '${stated}'.`);
  process.exit(1);
}
hold('4. Ann rolls 8\n    - \\+2 S\n', 'Ann rolls 8+2 S');
hold('2. Ben draws\n    - 23 left\n3. Ann draws\n', 'Ben draws23 left | Ann draws');
hold('4. Ann rolls 8\n\n    - \\+2 S\n', 'Ann rolls 8 | +2 S');
console.log('As stated: markdown-to-txt 2.0.1 makes "Ann rolls 8+2 S" of two items.');
JS
node ask.cjs
