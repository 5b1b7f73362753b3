#!/usr/bin/env bash
# csv2md 1.1.0 (npm) writes the team Ann|Ben of a table in CSV as two cells, so that the points fall out, and a note of two lines as two lines.
#
# One would expect: Ann\|Ben, and one line for a row. GitHub's specification of Markdown (4.10, Tables) puts a bar into a cell "by escaping it". The README calls it a tool "to
#   convert (larger) csv to markdown tables".
# What happens: the cells of a row are joined with bars as they are, also with the option pretty, which fills them up to one width. Quotes of CSV are read rightly before.
# Why it matters: bars stand between the names of a team, and notes have lines. GitHub shows Ben in the column of the points, drops 9, and ends the table in the middle of the
#   note.
# How we guard against it: our own Markdown escapes bars, and a cell is always one line.
# Seen: Ann|Ben,9 with pretty: "| Ann|Ben | 9      |", read by marked 18.2.1: Ann, Ben; a note of two lines: two lines
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund csv2md@1.1.0 marked@18.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { createRequire } from 'node:module';
import { marked } from 'marked';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const { csv2md } = createRequire(import.meta.url)('csv2md');
const made = async (row) => (await csv2md(`player,points\n${row}\n`, { pretty: true })).trim().split('\n');
const cells = (lines) => [...marked.parse(lines.join('\n')).matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
hold('Ann', cells(await made('Ann,9')), ['Ann', '9']);
hold('a comma', cells(await made('"Lee, Ann",9')), ['Lee, Ann', '9']);
hold('Ann|Ben as written', (await made('Ann|Ben,9')).pop(), '| Ann|Ben | 9      |');
hold('Ann|Ben as read', cells(await made('Ann|Ben,9')), ['Ann', 'Ben']);
hold('lines of a note of two', (await made('"won\nlost",9')).length, 4);
console.log('As stated: csv2md 1.1.0 writes Ann|Ben as two cells.');
JS
node ask.mjs
