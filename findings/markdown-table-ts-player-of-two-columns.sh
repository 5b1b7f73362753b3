#!/usr/bin/env bash
# markdown-table-ts 1.0.3 (npm) writes a player called Ann|Ben without a backslash, so that the points fall out of the table, and a cell of two lines as two lines.
#
# One would expect: Ann\|Ben, and one line for a row. GitHub's specification of Markdown (4.10, Tables) has a bar in a cell "by escaping it", and ends the table at the next
#   line that is none of its rows. The README calls it "a zero-dependency library for generating Markdown tables".
# What happens: cells are filled up with blanks and joined. A reader of Markdown drops what is beyond the last column of the head: with marked, Ben has no 9 but stands in the
#   column of the points.
# Why it matters: the table is right for every player, until a team of two plays. Nothing says so, and the width of the columns is as before.
# How we guard against it: our own Markdown escapes bars, and a cell is always one line.
# Seen: written: "| Ann|Ben | 9      |"; read by marked 18.2.1: Ann, Ben; won and lost in two lines: "| won\nlost | 0      |"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund markdown-table-ts@1.0.3 marked@18.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { marked } from 'marked';
import { getMarkdownTable } from 'markdown-table-ts';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const made = (player, points) => getMarkdownTable({ table: { head: ['player', 'points'], body: [[player, points]] } });
const cells = (markdown) => [...marked.parse(markdown).matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
hold('Ann', cells(made('Ann', '9')), ['Ann', '9']);
hold('Ann|Ben as written', made('Ann|Ben', '9').split('\n').pop(), '| Ann|Ben | 9      |');
hold('Ann|Ben as read', cells(made('Ann|Ben', '9')), ['Ann', 'Ben']);
hold('two lines as written', made('won\nlost', '0').split('\n').slice(2), ['| won', 'lost | 0      |']);
console.log('As stated: markdown-table-ts 1.0.3 writes Ann|Ben as two cells.');
JS
node ask.mjs
