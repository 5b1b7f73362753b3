#!/usr/bin/env bash
# pluralize-ptbr 1.0.4 (npm) makes "mões" of two hands, which are "mãos" in its README, "irmões" of two brothers, and leaves two countries a "país".
#
# One would expect: mãos, irmãos and países. The README has plural("projétil mão") with "projéteis mãos" as its answer, and says that it gives the plural of words in Brazilian
#   Portuguese.
# What happens: every word in -ão gets -ões, and every word in -s with an accent is taken for one that does not change, except where its vowel is ê: "mês" is right.
# Why it matters: a hand of cards is a "mão" in Portuguese, and so are the hands of a table of points. "pontos", "jogadores" and "corações" are right, with which one tries it.
# How we guard against it: plurals in Castalia come from its catalogues; what people name is not bent.
# Seen: ponto: pontos; coração: corações; mão: mões; irmão: irmões; cão: cões; mês: meses; país: país; gol: gois; ás: áses
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund pluralize-ptbr@1.0.4 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const plural = require('pluralize-ptbr');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  ponto: 'pontos', jogador: 'jogadores', coração: 'corações', mês: 'meses', 'projétil mão': 'projéteis mões', mão: 'mões', irmão: 'irmões', cão: 'cões', país: 'país',
  gol: 'gois', ás: 'áses',
};
for (const [one, many] of Object.entries(stated)) hold(one, plural(one), many);
console.log('As stated: for pluralize-ptbr 1.0.4 two hands are "mões".');
JS
node ask.cjs
