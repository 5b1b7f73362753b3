#!/usr/bin/env bash
# to-title-case 1.0.0 (npm) writes "1st place" as "1St Place", "élan vital" as "éLan Vital", "łódź" as "łóDź" and "X-Men" as "X Men".
#
# One would expect: 1st Place, Élan Vital, Łódź and X-Men. The README says that it returns the text "converted to title case, preserving punctuation".
# What happens: the first letter from a to z of each word is made large, wherever it stands, so that of a word which begins with another letter or with a digit, one in its
#   middle is. Hyphens become blanks, and a blank is put before a capital within a word: "I Phone", "Mc Donald". Short words stay small, the last of a title, too.
# Why it matters: it is the list of the places that comes out as 1St, 2Nd and 3Rd. The example, a title in plain English, is right.
# How we guard against it: Castalia writes names as they were entered.
# Seen: The Catcher in the Rye; 1St Place; éLan Vital; üBer Alles; łóDź; X Men; Jean Luc; I Phone; Mc Donald; What Is It for
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund to-title-case@1.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const title = require('to-title-case');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  'the catcher in the rye': 'The Catcher in the Rye', "don't panic": "Don't Panic",
  '1st place': '1St Place', 'élan vital': 'éLan Vital', 'über alles': 'üBer Alles', łódź: 'łóDź',
  'X-Men': 'X Men', 'jean-luc': 'Jean Luc', iPhone: 'I Phone', McDonald: 'Mc Donald', 'what is it for': 'What Is It for',
};
for (const [name, written] of Object.entries(stated)) hold(name, title(name), written);
console.log('As stated: to-title-case 1.0.0 writes "1st place" as "1St Place".');
JS
node ask.cjs
