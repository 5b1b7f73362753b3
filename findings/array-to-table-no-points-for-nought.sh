#!/usr/bin/env bash
# array-to-table 1.0.1 (npm) writes a table in Markdown in which whoever has 0 points has none, and a player called Bo|b moves his points out of their
# column.
#
# One would expect: 0, and the bar with a backslash before it. Its description says that it generates a "markdown table from array of objects".
# What happens: whatever counts as false in JavaScript, and so 0 and false, becomes an empty cell, as if the value were missing. Bars and line breaks
#   are written as they are.
# Why it matters: in a scoresheet 0 is a result and an empty cell is somebody who did not play. In a table of who has won, all losers have an empty
#   cell, too.
# How we guard against it: our Markdown writes 0 and escapes bars.
# Seen: Ann 0, Ben 9.5, Cy missing: "Ann | ", "Ben | 9.5", "Cy | "; Bo|b 3: "Bo|b | 3"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund array-to-table@1.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const table = require('array-to-table');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const rows = (...values) => table(values).trimEnd().split('\r\n').slice(2);
hold('points', rows({ player: 'Ann', points: 0 }, { player: 'Ben', points: 9.5 }, { player: 'Cy' }), ['Ann | ', 'Ben | 9.5', 'Cy |']);
hold('who has won', rows({ player: 'Ann', won: false }, { player: 'Ben', won: true }), ['Ann | ', 'Ben | true']);
hold('a bar', rows({ player: 'Bo|b', points: 3 }), ['Bo|b | 3']);
console.log('As stated: array-to-table 1.0.1 writes 0 points as an empty cell.');
JS
node ask.cjs
