#!/usr/bin/env bash
# pluralize-fr 1.0.1 (npm) writes two chacals as "chacaux", two bonshommes as "bonhommes", and two ladies and two gentlemen as "madames" and "monsieurs".
#
# One would expect: chacals, bonshommes, mesdames and messieurs. The README says that it "finds the plural form of most french words", and that "many exceptions are
#   covered"; festival, carnaval and bal are.
# What happens: -al becomes -aux unless the word is one of a few, among which chacal, the school example, is not. The two most frequent words that change inside get an s.
# Why it matters: it is how players are addressed, and the animals of a game. Card, king, horse and joker are right.
# How we guard against it: the plural forms of Castalia are written by people, in the catalogues of gettext.
# Seen: carte: cartes; cheval: chevaux; bal: bals; festival: festivals; chacal: chacaux; madame: madames; monsieur: monsieurs; bonhomme: bonhommes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund pluralize-fr@1.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const plural = require('pluralize-fr');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  carte: 'cartes', cheval: 'chevaux', roi: 'rois', œil: 'yeux', bal: 'bals', festival: 'festivals',
  chacal: 'chacaux', madame: 'madames', monsieur: 'monsieurs', bonhomme: 'bonhommes',
};
for (const [one, two] of Object.entries(stated)) hold(`two of ${one}`, plural(one), two);
console.log('As stated: pluralize-fr 1.0.1 writes two chacals as "chacaux".');
JS
node ask.cjs
