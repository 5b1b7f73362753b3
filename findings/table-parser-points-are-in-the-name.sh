#!/usr/bin/env bash
# table-parser 1.0.1 (npm) gives the points of Ann to her name as well: of "Ann    9    Red" below "Name   Pts  Team" the name is ["Ann","9"] and the points are ["9"].
#
# One would expect: ["Ann"], ["9"] and ["Red"]. The README calls it a parser of "table style output from shell"; all words stand exactly below their headings.
# What happens: the space between two headings belongs to both columns, and so does a word that begins there below the next heading and is shorter than it. A number
#   that ends where its heading ends has only its own column.
# Why it matters: a short number below a longer heading is the usual table of points. Every player gets another name each evening.
# How we guard against it: Castalia reads tables as CSV, by their separators.
# Seen: Name ["Ann","9"], Pts ["9"], Team ["Red"]; with the points at the right edge: Name ["Ann"], Pts ["9"], Team ["Red"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund table-parser@1.0.1 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { parse } = require('table-parser');
function hold(text, stated) {
  const seen = JSON.stringify(parse(text));
  if (seen === stated) return;
  console.error(`Changed: the table is read as ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
hold('Name   Pts  Team\nAnn    9    Red\n', '[{"Name":["Ann","9"],"Pts":["9"],"Team":["Red"]}]');
hold('Name   Pts  Team\nAnn      9  Red\n', '[{"Name":["Ann"],"Pts":["9"],"Team":["Red"]}]');
console.log('As stated: table-parser 1.0.1 gives the points to the name as well.');
JS
node ask.cjs
