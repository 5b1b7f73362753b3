#!/usr/bin/env bash
# humanparser 2.7.0 (npm) finds no surname in "Anna Ma" and in "Ann V.": the surname is taken for a degree or a number. another-name-parser 0.1.0
# does so with the first name: "JR Smith" is called Smith, and "Bo Do" has no surname. parse-full-name 1.2.7 reads all of them.
#
# One would expect: the last of two words as the surname, as in the examples of the README ("parse a human name string into salutation, first name,
#   middle name, last name, suffix"); what is no name may be a suffix only while a surname is left.
# What happens: a last word from a list (MA, MD, PE, V, ...) is a suffix, in any letters, before anything else is looked at. Ma is one of the most
#   frequent surnames in the world, and "Ann V." is how tables write down the second Ann.
# Why it matters: lists sorted by surname put these players before all others, as their surname is the empty text, and two of them are the same one.
# How we guard against it: a name is one text and is never taken apart to be stored or sorted.
# Seen: humanparser: Anna Ma -> first name Anna, last name empty, suffix Ma; another-name-parser: JR Smith -> first Smith, last null, suffix JR
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund humanparser@2.7.0 another-name-parser@0.1.0 parse-full-name@1.2.7 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const human = require('humanparser');
const another = require('another-name-parser');
const { parseFullName } = require('parse-full-name');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const by_human = (name) => { const { firstName, lastName, suffix } = human.parseName(name); return [firstName, lastName, suffix]; };
const by_another = (name) => { const { first, last, suffix } = another(name); return [first, last, suffix]; };
const by_full = (name) => { const { first, last } = parseFullName(name); return [first, last]; };
hold('humanparser, Anna Ma', by_human('Anna Ma'), ['Anna', '', 'Ma']);
hold('humanparser, Ann V.', by_human('Ann V.'), ['Ann', '', 'V.']);
hold('humanparser, Ann Lee', by_human('Ann Lee'), ['Ann', 'Lee', undefined]);
hold('another-name-parser, JR Smith', by_another('JR Smith'), ['Smith', null, 'JR']);
hold('another-name-parser, Bo Do', by_another('Bo Do'), ['Bo', null, 'Do']);
for (const name of ['Anna Ma', 'JR Smith', 'Bo Do']) hold(`parse-full-name, ${name}`, by_full(name), name.split(' '));
console.log('As stated: in humanparser 2.7.0 Anna Ma has no surname; in another-name-parser 0.1.0 JR Smith is called Smith.');
JS
node ask.cjs
