#!/usr/bin/env bash
# yarn-bound 0.5.5 (npm) takes {!true or true} for false, and "!false and false" for true: what stands behind "not" is all put into one pair of parentheses.
#
# One would expect: true and false. The specification of Yarn 2 ("Order of Operations"), with which its README says that it complies, has boolean NOT and unary minus directly
#   after parentheses, before every other operation, and OR and AND together, from left to right.
# What happens: NOT is taken last, for everything to its right, and AND before OR, so that "true or true and false" is true. Minus comes in its place, and with parentheses
#   around it NOT does, too.
# Why it matters: conditions like "not won or the key is found" are the usual ones in a story, and the wrong branch is told without an error. A single condition behind NOT,
#   with which one tries it, is right.
# How we guard against it: Castalia's texts have no conditions that are read from a file.
# Seen: {!false}: true; {!true or true}: false; {(!true) or true}: true; {!false and false}: true; {-2 + 3}: 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund yarn-bound@0.5.5 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const YarnBound = require('yarn-bound');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const told = (line) => new YarnBound({ dialogue: `title: Start\n---\n${line}\n===\n` }).currentResult.text;
const stated = {
  '{!false}': 'true', '{!true or true}': 'false', '{not true or true}': 'false', '{(!true) or true}': 'true', '{!false and false}': 'true', '{(!false) and false}': 'false',
  '{-2 + 3}': '1', '{true or true and false}': 'true',
};
for (const [line, text] of Object.entries(stated)) hold(line, told(line), text);
hold('a branch', told('<<if !true or true>>\nfound\n<<else>>\nlost\n<<endif>>'), 'lost');
console.log('As stated: for yarn-bound 0.5.5 "!true or true" is false.');
JS
node ask.cjs
