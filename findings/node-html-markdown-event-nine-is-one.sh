#!/usr/bin/env bash
# node-html-markdown 2.0.0 (npm) numbers every list from 1, joins the lines of a cell without a blank, so that "Ann" and "12" are Ann12, and puts what
# stands beside a cell of two rows into that cell's column.
#
# One would expect: 5. and 9., as turndown 7.2.5 gives for <ol start="5">, and a blank or a <br> between lines. The README says that <br> makes a line
#   break, and describes no loss in tables.
# What happens: start and value of lists are not read. In a cell all breaks are taken out, whether <br>, paragraphs or items of a list, and nothing
#   is put in their place. rowspan is not read either.
# Why it matters: events of a log are cited by their number, and 3 above 5 in a cell becomes 35. Pages of results are turned into Markdown for
#   wikis and forums by such programs.
# How we guard against it: Castalia writes Markdown itself, with the numbers of events; whoever converts its HTML with this loses them.
# Seen: <ol start="5">: 1.; <li value="9">: 1.; Ann<br>12 in a cell: Ann12; items 3 and 5 in a cell: 35; Ann<br>12 outside of tables: two lines
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund node-html-markdown@2.0.0 turndown@7.2.5 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { NodeHtmlMarkdown } = require('node-html-markdown');
const Turndown = require('turndown');
function hold(html, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${html} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const lines = (html) => NodeHtmlMarkdown.translate(html).trim().split('\n').map((line) => line.replace(/ +/g, ' ').trim());
const cell = (inner) => lines(`<table><tr><th>P</th></tr><tr><td>${inner}</td></tr></table>`).pop();
const from_five = '<ol start="5"><li>Ann</li><li>Ben</li></ol>';
hold(from_five, lines(from_five), ['1. Ann', '2. Ben']);
hold(`turndown: ${from_five}`, new Turndown().turndown(from_five).split('\n').map((line) => line.replace(/ +/g, ' ')), ['5. Ann', '6. Ben']);
hold('<li value="9">', lines('<ol><li value="9">Ben</li></ol>'), ['1. Ben']);
hold('a line break in a cell', cell('Ann<br>12'), '| Ann12 |');
hold('paragraphs in a cell', cell('<p>Ann</p><p>12</p>'), '| Ann12 |');
hold('a list in a cell', cell('<ul><li>3</li><li>5</li></ul>'), '| 35 |');
hold('a line break in a paragraph', lines('<p>Ann<br>12</p>'), ['Ann', '12']);
const rounds = '<table><tr><th>Round</th><th>Winner</th></tr><tr><td rowspan="2">1</td><td>Ann</td></tr><tr><td>Ben</td></tr></table>';
hold(rounds, lines(rounds).slice(2), ['| 1 | Ann |', '| Ben | |']);
console.log('As stated: node-html-markdown 2.0.0 numbers lists from 1, and makes Ann12 of two lines in a cell.');
JS
node ask.cjs
