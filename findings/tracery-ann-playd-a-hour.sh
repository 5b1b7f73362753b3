#!/usr/bin/env bash
# tracery-grammar 2.8.4 (npm) makes "playd" of play, "heros" and "quizs", "an user", and "JüRgen MüLler" of jürgen müller.
#
# One would expect: played, heroes, quizzes, a user and Jürgen Müller. The README adds its English modifiers ("baseEngModifiers") to a grammar, which are to make plurals,
#   articles, the past and capitals.
# What happens: every word in -y becomes -ied after a consonant and -d after a vowel; plurals know -s, -h, -x and -y; an article looks at the first letter, with "uni" as the
#   one exception; and capitals follow every letter that is not from a to z.
# Why it matters: stories that it tells have names and verbs from lists. Cry, move and city, with which one tries it, are right.
# How we guard against it: what Castalia tells are whole sentences of its catalogues; names and verbs are never bent.
# Seen: play.ed: playd; cry.ed: cried; stop.ed: stoped; hero.s: heros; quiz.s: quizs; hour.a: a hour; user.a: an user; jürgen müller.capitalizeAll: JüRgen MüLler
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund tracery-grammar@2.8.4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const tracery = require('tracery-grammar');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const told = (word, modifier) => {
  const grammar = tracery.createGrammar({ word: [word] });
  grammar.addModifiers(tracery.baseEngModifiers);
  return grammar.flatten(`#word.${modifier}#`);
};
const stated = [
  ['cry', 'ed', 'cried'], ['city', 's', 'cities'], ['ace', 'a', 'an ace'], ['play', 'ed', 'playd'], ['stop', 'ed', 'stoped'], ['hero', 's', 'heros'], ['quiz', 's', 'quizs'],
  ['hour', 'a', 'a hour'], ['user', 'a', 'an user'], ['jürgen müller', 'capitalizeAll', 'JüRgen MüLler'],
];
for (const [word, modifier, text] of stated) hold(`${word}.${modifier}`, told(word, modifier), text);
console.log('As stated: in a story of tracery-grammar 2.8.4 Ann "playd".');
JS
node ask.cjs
