#!/usr/bin/env bash
# plural 1.1.0 (npm) makes two "stafves" of a staff, two "girafves" of a giraffe and two "cheves" of a chef, and two "childs" of a child.
#
# One would expect: staffs, giraffes, chefs and children. The README says that it is rule-based, that it will "convert most words", and that rules can be added for the rest.
#   It knows men, women, geese and mice.
# What happens: every f that ends a word, or stands before its last e, becomes ve, even the second of two, and every o is followed by es. Children, feet and teeth are not
#   among the words that it knows, and a word that ends in -s, as chess and a series, gets another.
# Why it matters: the units of a game are words of this kind: chefs, staffs, cliffs, photos. Nothing is refused, and most words are right.
# How we guard against it: Castalia's words come from its translations, with each plural written out.
# Seen: wolves; men; geese; staff: stafves; cliff: clifves; giraffe: girafves; chef: cheves; child: childs; foot: foots; ox: oxes; chess: chesses; photo: photoes; quiz: quizs
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund plural@1.1.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const plural = require('plural');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  game: 'games', wolf: 'wolves', man: 'men', goose: 'geese', hero: 'heroes',
  staff: 'stafves', cliff: 'clifves', giraffe: 'girafves', chef: 'cheves', chief: 'chieves', child: 'childs', foot: 'foots', tooth: 'tooths', ox: 'oxes',
  fish: 'fishs', quiz: 'quizs', series: 'serieses', photo: 'photoes', casino: 'casinoes',
};
for (const [one, two] of Object.entries(stated)) hold(`two of ${one}`, plural(one, 2), two);
console.log('As stated: plural 1.1.0 makes two stafves and two childs.');
JS
node ask.cjs
