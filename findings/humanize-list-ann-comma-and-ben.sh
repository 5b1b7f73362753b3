#!/usr/bin/env bash
# humanize-list 1.0.1 (npm) with its option for the Oxford comma writes two winners as "Ann, and Ben".
#
# One would expect: Ann and Ben. The README calls it "the Oxford comma", which is the one before the last of three or more.
# What happens: the comma is put before the last name, however many there are.
# Why it matters: a shared victory is most often one of two. The example, three fruits, is right.
# How we guard against it: Castalia's words come from its translations, those between names, too.
# Seen: Ann Ben Cid: Ann, Ben, and Cid; Ann Ben: Ann, and Ben; without the option: Ann and Ben
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund humanize-list@1.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const humanizeList = require('humanize-list');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const oxford = (...names) => humanizeList(names, { oxfordComma: true });
hold('three', oxford('Ann', 'Ben', 'Cid'), 'Ann, Ben, and Cid');
hold('two', oxford('Ann', 'Ben'), 'Ann, and Ben');
hold('two with or', humanizeList(['Ann', 'Ben'], { oxfordComma: true, conjunction: 'or' }), 'Ann, or Ben');
hold('two without the option', humanizeList(['Ann', 'Ben']), 'Ann and Ben');
console.log('As stated: humanize-list 1.0.1 writes two winners as "Ann, and Ben".');
JS
node ask.cjs
