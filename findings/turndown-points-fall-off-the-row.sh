#!/usr/bin/env bash
# turndown 7.2.5 with turndown-plugin-gfm 1.0.2 (npm) writes a cell "Ann|Ben" as it is: the row gets a column more, and the points at its end
# are not shown any more.
#
# One would expect: Ann\|Ben. In tables of GitHub a bar in a cell has to be escaped, and turndown escapes all other signs of Markdown; the plugin is
#   described as converting tables.
# What happens: the bar is no sign of Markdown outside of tables, so that turndown leaves it, and the plugin does not look at it. A reader of GitHub's
#   tables cuts off what has no column in the head. A line break in a cell is written as a line break, which ends the row.
# Why it matters: teams are written "Ann|Ben". The row looks complete, with a player in the column of the points and the points gone; nothing fails.
# How we guard against it: our own Markdown escapes bars, and a cell is always one line.
# Seen: | Ann|Ben | 9.5 | under | Team | Points |; read by marked 18.2.1: the cells Ann and Ben; Cy<br>Dee: two rows
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund turndown@7.2.5 turndown-plugin-gfm@1.0.2 marked@18.2.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import Turndown from 'turndown';
import plugin from 'turndown-plugin-gfm';
import { marked } from 'marked';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const turn = new Turndown();
turn.use(plugin.gfm);
const markdown = (team) =>
  turn.turndown(`<table><thead><tr><th>Team</th><th>Points</th></tr></thead><tbody><tr><td>${team}</td><td>9.5</td></tr></tbody></table>`);
const rows = (text) => marked.lexer(text)[0].rows.map((row) => row.map((cell) => cell.text));
hold('a bar', markdown('Ann|Ben').split('\n').pop(), '| Ann|Ben | 9.5 |');
hold('a bar, read', rows(markdown('Ann|Ben')), [['Ann', 'Ben']]);
hold('a star', markdown('Ann*Ben').split('\n').pop(), '| Ann\\*Ben | 9.5 |');
hold('a line break, read', rows(markdown('Cy<br>Dee')), [['Cy', ''], ['Dee', '9.5']]);
hold('one name, read', rows(markdown('Ann')), [['Ann', '9.5']]);
console.log('As stated: turndown-plugin-gfm 1.0.2 leaves a bar in a cell, and the points of Ann|Ben are gone.');
JS
node ask.mjs
