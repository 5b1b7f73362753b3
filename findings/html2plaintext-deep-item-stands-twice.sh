#!/usr/bin/env bash
# html2plaintext 2.1.4 (npm) writes an item of a list within a list twice, once joined to the item around it, and puts the cells of a row and a heading and its text together as
# one word.
#
# One would expect: "1. won", "2. lost", and "deep" once below; blanks between cells and after headings. The README says that it reformats lists and will "treat whitespace like
#   a browser", which shows blocks and cells apart (HTML, 15.3).
# What happens: all items that are found at any depth are numbered in one row, with all the text in them. Between blocks other than paragraphs and lists there is nothing, so
#   that the cells "Ann" and "10" are "Ann10".
# Why it matters: a report of an evening is shortened to plain text for a mail. "Turn 2" before "3 points" is "Turn 23 points".
# How we guard against it: the numbers stand in the text of our Markdown, which needs no such reading.
# Seen: <ol>won, lost<ul>deep</ul></ol>: "1. won\n2. lostdeep\n3. deep"; a row of Ann and 10: Ann10; <h2>Turn 2</h2><div>3 points</div>: Turn 23 points
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund html2plaintext@2.1.4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const plain = require('html2plaintext');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (html) => plain(html).trim();
hold('the example', read('<p>Hello,\n   &amp; <em>how  are <a href="https://me.com">you</a>?</em></p>'), 'Hello, & how are you?');
hold('a list', read('<ol><li>won</li><li>lost</li></ol>'), '1. won\n2. lost');
hold('a list in a list', read('<ol><li>won</li><li>lost<ul><li>deep</li></ul></li></ol>'), '1. won\n2. lostdeep\n3. deep');
hold('a row', read('<table><tr><td>Ann</td><td>10</td></tr></table>'), 'Ann10');
hold('a heading', read('<h2>Turn 2</h2><div>3 points</div>'), 'Turn 23 points');
console.log('As stated: html2plaintext 2.1.4 writes an item of a list within a list twice.');
JS
node ask.cjs
