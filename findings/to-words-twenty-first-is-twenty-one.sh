#!/usr/bin/env bash
# to-words 5.7.0 (npm) writes the twenty-first place as "twenty-one" in French, Spanish, Dutch and Italian, and so the 22nd, 71st or 121st. The first
# twenty places are right.
#
# One would expect: vingt et unième, vigésimo primero, eenentwintigste, ventunesimo. The README shows 21 as "Twenty First" for toOrdinal, and
#   says that full words for ordinals are there for English, Spanish, French, Portuguese, Turkish and Dutch.
# What happens: the last part of the number is looked up in a list of ordinals, which has 1 to 20 and the tens. 21 to 29 are one word in these
#   languages (in French and Dutch 31 to 99, too), are not in the list, and stay as they are. German, Swedish and Polish are right.
# Why it matters: the ranking of a league is read out or printed by it, and the table changes its sense in the middle: "twentieth: Ann, twenty-one:
#   Ben". Small tables, and English ones, never show it.
# How we guard against it: Castalia writes no ordinals in words; a rank is a number in every language.
# Seen: fr-FR 20 Vingtième, 21 Vingt Et Un, 22 Vingt-Deux, 71 Soixante Et Onze; es-ES 21 Veintiuno, 121 Ciento Veintiuno; nl-NL 21 Eenentwintig;
#   it-IT 21 Ventuno; de-DE 21 Einundzwanzigste; sv-SE 21 Tjugoförsta; en-GB 21 Twenty First
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund to-words@5.7.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { ToWords } = require('to-words');
function hold(what, seen, stated) {
  if (seen === stated) return;
  console.error(`Changed: ${what} is ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
const stated = {
  'fr-FR': { 20: 'Vingtième', 21: 'Vingt Et Un', 22: 'Vingt-Deux', 71: 'Soixante Et Onze', 81: 'Quatre-Vingt-Un', 121: 'Cent Vingt Et Un' },
  'es-ES': { 20: 'Vigésimo', 21: 'Veintiuno', 22: 'Veintidós', 121: 'Ciento Veintiuno' },
  'nl-NL': { 20: 'Twintigste', 21: 'Eenentwintig', 71: 'Eenenzeventig' },
  'it-IT': { 20: 'Ventesimo', 21: 'Ventuno', 81: 'Ottantuno' },
};
const right = { 'de-DE': 'Einundzwanzigste', 'sv-SE': 'Tjugoförsta', 'en-GB': 'Twenty First' };
for (const [locale, words] of Object.entries(stated)) {
  const writer = new ToWords({ localeCode: locale });
  for (const [place, word] of Object.entries(words)) {
    hold(`${locale}, place ${place}`, writer.toOrdinal(Number(place)), word);
    if (Number(place) > 20) hold(`${locale}, the number ${place}`, writer.convert(Number(place)), word);
  }
}
for (const [locale, word] of Object.entries(right)) hold(`${locale}, place 21`, new ToWords({ localeCode: locale }).toOrdinal(21), word);
console.log('As stated: to-words 5.7.0 writes place 21 as the number 21 in French, Spanish, Dutch and Italian.');
JS
node ask.cjs
