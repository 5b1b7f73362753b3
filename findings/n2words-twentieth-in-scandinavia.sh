#!/usr/bin/env bash
# n2words 4.0.0 (npm) makes the 20th, 21st and 22nd place "tjugode", "tjugo-ettde" and "tjugo-tvåde" in Swedish, "tyvede" and more in Danish, "tjue-tode"
# in Norwegian, and a million "en millioner" in Danish: none of them is a word.
#
# One would expect: tjugonde, tjugoförsta and tjugoandra; tyvende and toogtyvende; tjueandre; en million, and två miljoner in Swedish, as in the rules
#   for spelling numbers that CLDR has for these languages. Places up to 19 are right, and so is English.
# What happens: "de" is put behind the number in words, whatever its last word is. The word for a million is always the plural in Danish, and always the
#   singular in Swedish and Norwegian.
# Why it matters: a table with more than nineteen places is read out so, or printed on a certificate. The README offers 71 languages with the same three
#   functions, and whoever tries a few small numbers in his own finds them right.
# How we guard against it: Castalia writes no ordinals in words; a rank is a number in every language.
# Seen: Swedish 2, 12, 20, 21, 22: andra, tolfte, tjugode, tjugo-ettde, tjugo-tvåde; Danish 20, 22, 101: tyvede, toogtyvede, ethundrede og etde; Norwegian 22:
#   tjue-tode; 1000000 and 2000000: en miljon, två miljon; en millioner, to millioner; en million, to million
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund n2words@4.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import * as danish from 'n2words/da-DK';
import * as english from 'n2words/en-GB';
import * as norwegian from 'n2words/nb-NO';
import * as swedish from 'n2words/sv-SE';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('English places', [2, 12, 20, 21, 22].map((place) => english.toOrdinal(place)), ['second', 'twelfth', 'twentieth', 'twenty-first', 'twenty-second']);
hold('Swedish places', [2, 12, 20, 21, 22].map((place) => swedish.toOrdinal(place)), ['andra', 'tolfte', 'tjugode', 'tjugo-ettde', 'tjugo-tvåde']);
hold('Danish places', [2, 20, 22, 101].map((place) => danish.toOrdinal(place)), ['anden', 'tyvede', 'toogtyvede', 'ethundrede og etde']);
hold('Norwegian places', [2, 22].map((place) => norwegian.toOrdinal(place)), ['andre', 'tjue-tode']);
hold('one and two millions', [swedish, danish, norwegian].flatMap((language) => [1000000, 2000000].map((number) => language.toCardinal(number))),
  ['en miljon', 'två miljon', 'en millioner', 'to millioner', 'en million', 'to million']);
console.log('As stated: for n2words 4.0.0 the 21st place is "tjugo-ettde" in Swedish, and a million "en millioner" in Danish.');
JS
node ask.mjs
