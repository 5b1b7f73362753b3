#!/usr/bin/env bash
# numbers2words 1.5.0 (npm) writes 121 in Spanish as "veintiuno", which is 21, and loses the hundreds of every number that ends in 21.
#
# One would expect: "ciento veintiuno". The list of languages in the manual gives Spanish and French for 0 to 999999999; only the one for Argentina is
#   marked as being in progress.
# What happens: 21 is replaced as a whole, together with the hundreds before it. 22 to 29 are written in two words and three, "veinte y dos", 1100 is
#   "milcien" without a blank; in French 91 is "quatre-vingt-dix-et-un". -3 is the word undefined.
# Why it matters: a certificate or a spoken result tells 21 points to a player who has 121 or 921. German, English and Italian are right, so that a test in
#   these finds nothing.
# How we guard against it: Castalia does not use it.
# Seen: es 21: veintiuno; 121: veintiuno; 921: veintiuno; 122: ciento veinte y dos; 1100: milcien; fr 91: quatre-vingt-dix-et-un; de 121:
#   einhunderteinundzwanzig; it 121: centoventuno; de -3: undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# The package asks for a browser, which it does not use, so that only the package itself is taken.
npm pack --silent numbers2words@1.5.0 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
mkdir -p node_modules/numbers2words
tar -xzf numbers2words-1.5.0.tgz -C node_modules/numbers2words --strip-components=1
cat >ask.cjs <<'JS'
const Words = require('numbers2words');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const all = {
  ES_ES: { 21: 'veintiuno', 121: 'veintiuno', 921: 'veintiuno', 122: 'ciento veinte y dos', 1100: 'milcien', 111: 'ciento once' },
  FR_FR: { 21: 'vingt-et-un', 91: 'quatre-vingt-dix-et-un', 121: 'cent vingt-et-un' },
  DE_DE: { 121: 'einhunderteinundzwanzig', '-3': 'undefined' },
  IT_IT: { 121: 'centoventuno' },
};
for (const [language, words] of Object.entries(all))
  for (const [number, stated] of Object.entries(words)) hold(`${number} in ${language}`, new Words(language).toWords(Number(number)), stated);
console.log('As stated: numbers2words 1.5.0 writes 121 in Spanish as veintiuno.');
JS
node ask.cjs
