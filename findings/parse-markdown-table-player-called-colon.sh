#!/usr/bin/env bash
# parse-markdown-table 0.0.6 (npm) reads the line under the head of a table as a player called "---" with "---:" points, if one column is aligned to the right;
# and Ann\|Ben as two columns.
#
# One would expect: two players. In tables of GitHub (GFM 0.29, 4.10) a colon in the line under the head says how a column is aligned, as numbers are
#   to the right, and a bar is put into a cell as \|. The README says that it converts "a markdown table from text to JavaScript objects".
# What happens: the line is known by having nothing but lines and bars in it. With a colon it is a row. A backslash is a character like any other, so
#   that what stands behind the bar goes into the next column, and the points into none, without an error.
# Why it matters: most programs that write such tables align numbers. The head is right, the rows are as many as there are lines, and the first of them
#   has names and points that are texts anyway, so that the sum, NaN, is the first to tell.
# How we guard against it: ours is a table of GitHub, with both; whoever reads with this library drops the first row.
# Seen: under | --- | --- |: Ann 9; under | --- | ---: |: --- with ---:, Ann 9; Ann\|Ben with 9: "Ann\" with Ben
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund parse-markdown-table@0.0.6 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { createMarkdownArrayTableSync, createMarkdownObjectTableSync } from 'parse-markdown-table';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const rows = (line, player = 'Ann') => [...createMarkdownArrayTableSync(`| Player | Points |\n${line}\n| ${player} | 9 |\n`).rows];
hold('a table that is not aligned', [rows('| --- | --- |'), rows('|---|---|')], [[['Ann', '9']], [['Ann', '9']]]);
hold('numbers to the right', rows('| --- | ---: |'), [['---', '---:'], ['Ann', '9']]);
hold('names in the middle', rows('|:-:|---|'), [[':-:', '---'], ['Ann', '9']]);
const objects = [...createMarkdownObjectTableSync('| Player | Points |\n| --- | ---: |\n| Ann\\|Ben | 9 |\n')];
hold('a team as an object', objects, [{ Player: '---', Points: '---:' }, { Player: 'Ann\\', Points: 'Ben' }]);
hold('the sum of the points', `${objects.reduce((sum, row) => sum + Number(row.Points), 0)}`, 'NaN');
console.log('As stated: parse-markdown-table 0.0.6 reads the line of an aligned table as a player called "---".');
JS
node ask.mjs
