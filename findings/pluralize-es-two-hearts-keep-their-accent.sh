#!/usr/bin/env bash
# pluralize-es 1.0.0 (npm) writes two hearts as "corazónes", two kings beside two "as", and two examples of "orden" as "ordenes".
#
# One would expect: corazones, ases and órdenes. The README says that it "finds the plural form of most spanish words", and that "many exceptions are covered". By the rules
#   of the Academia a word that ends in -ón loses its accent when it gets -es, one that is stressed before its last vowel gets one, and a word of one syllable in -s, or one
#   that is stressed at its end, gets -es: ases, meses, franceses.
# What happens: -es is put behind the word as it is. Only -ción is known. Every word in -s stays as it is. The Spanish of foreign words is no better: sofaes and esquíes for
#   sofás and esquís, and récordes.
# Why it matters: it is the plural of hearts, of aces, of dragons and of months, and the accent is where a reader of Spanish looks first. Joker, king and card are right.
# How we guard against it: the plural forms of Castalia are written by people, in the catalogues of gettext.
# Seen: rey: reyes; carta: cartas; canción: canciones; corazón: corazónes; dragón: dragónes; orden: ordenes; carácter: carácteres; as: as; mes: mes; francés: francés; sofá:
#   sofaes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund pluralize-es@1.0.0 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const plural = require('pluralize-es');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  carta: 'cartas', rey: 'reyes', canción: 'canciones', lunes: 'lunes',
  corazón: 'corazónes', dragón: 'dragónes', peón: 'peónes', capitán: 'capitánes', orden: 'ordenes', imagen: 'imagenes', joven: 'jovenes',
  carácter: 'carácteres', as: 'as', mes: 'mes', francés: 'francés', autobús: 'autobús', sofá: 'sofaes', récord: 'récordes',
};
for (const [one, two] of Object.entries(stated)) hold(`two of ${one}`, plural(one), two);
console.log('As stated: pluralize-es 1.0.0 writes two hearts as "corazónes" and two aces as "as".');
JS
node ask.cjs
