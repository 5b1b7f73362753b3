#!/usr/bin/env bash
# html-table-to-json 1.0.0 (npm) takes the name of the last row for the name of a column, if rows begin with <th>: all points are those of "Ben", and who
# has them is gone.
#
# One would expect: Ann with 1 and Ben with 2. HTML has <th> for "a header cell in a table", for rows as for columns (4.9.10), and guidelines for
#   readers with a voice ask for <th scope="row"> at the beginning of a row. The package says that it extracts all tables of "any html snippet".
# What happens: each <th> of the table is a name for the column in which it stands, the last one wins. What stands in the first <td> of a row is taken for
#   the first column. A cell that belongs to two rows (rowspan) moves the second row to the left, so that Ann's other game is a player.
# Why it matters: the better a page is made for those who hear it, the worse is it read, and there is an object for each row with a number in it. With two
#   columns of points the right one falls under the name of the left one.
# How we guard against it: our pages have such heads for voices, and the numbers are in CSV and JSON as well, where no head can be taken for another.
# Seen: rows with <td>: Ann 1, Ben 2; rows with <th>: Ben 1, Ben 2; with two columns of points: Ben: 1, Points: 9 and Ben: 2, Points: 8; rowspan: Player: Dice
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund html-table-to-json@1.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const HtmlTableToJson = require('html-table-to-json');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const read = (head, ...rows) => HtmlTableToJson.parse(`<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
  <tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`).results[0];
hold('rows of plain cells', read(['Player', 'Points'], '<td>Ann</td><td>1</td>', '<td>Ben</td><td>2</td>'),
  [{ Player: 'Ann', Points: '1' }, { Player: 'Ben', Points: '2' }]);
hold('rows with a head', read(['Player', 'Points'], '<th scope="row">Ann</th><td>1</td>', '<th scope="row">Ben</th><td>2</td>'),
  [{ Ben: '1' }, { Ben: '2' }]);
hold('two columns of points', read(['Player', 'Points', 'Bonus'], '<th scope="row">Ann</th><td>1</td><td>9</td>', '<th scope="row">Ben</th><td>2</td><td>8</td>'),
  [{ Ben: '1', Points: '9' }, { Ben: '2', Points: '8' }]);
hold('a player with two games', read(['Player', 'Game'], '<td rowspan="2">Ann</td><td>Go</td>', '<td>Dice</td>'), [{ Player: 'Ann', Game: 'Go' }, { Player: 'Dice' }]);
console.log('As stated: html-table-to-json 1.0.0 gives the points of all players to Ben, the last one.');
JS
node ask.cjs
