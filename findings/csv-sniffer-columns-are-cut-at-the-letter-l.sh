#!/usr/bin/env bash
# csv-sniffer 0.1.1 (npm) finds the letter l to be what parts the columns of a table in which one note is in quotes, and finds nothing if it may choose commas and semicolons
# only.
#
# One would expect: a comma, and " as the quote. RFC 4180 (2.5) says that "each field may or may not be enclosed in double quotes", and the README says that it guesses the
#   delimiter and the quote character.
# What happens: quotes are found only if every field has them. Otherwise letters are counted in each line, those in quotes with the others, and a comma in a note makes the
#   commas differ from line to line; what is as frequent in all lines parts them, here one l in each of "player", "last" and two "lost".
# Why it matters: programs put quotes only around what has a comma, so that most tables with notes are of this kind. Ben is cut into "Ben," and "ost", without a warning.
# How we guard against it: our tables have the same columns in the same order in each export, and a comma or what the language of the table needs; whoever reads one can name
#   it.
# Seen: player,points / Ann,9 / Ben,8: ","; player,note / Ann,"won, at last" / Ben,lost / Zoe,lost: "l", Ben, and ost; with [",", ";"]: null
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund csv-sniffer@0.1.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Sniffer = require('csv-sniffer')();
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const plain = 'player,points\nAnn,9\nBen,8\n';
const noted = 'player,note\nAnn,"won, at last"\nBen,lost\nZoe,lost\n';
const all = '"player","note"\n"Ann","won, at last"\n"Ben","lost"\n';
const found = (text, ...delimiters) => {
  const { delimiter, quoteChar, warnings } = new Sniffer(...delimiters).sniff(text);
  return [delimiter, quoteChar, warnings.length];
};
hold('a table without quotes', found(plain), [',', null, 0]);
hold('a table with all in quotes', found(all), [',', '"', 0]);
hold('a table with one note in quotes', found(noted), ['l', null, 0]);
hold('Ben', new Sniffer().sniff(noted).records, [['p', 'ayer,note'], ['Ann,"won, at ', 'ast"'], ['Ben,', 'ost'], ['Zoe,', 'ost']]);
hold('the same with commas and semicolons', found(noted, [',', ';']), [null, null, 0]);
console.log('As stated: csv-sniffer 0.1.1 cuts a table at the letter l.');
JS
node ask.cjs
