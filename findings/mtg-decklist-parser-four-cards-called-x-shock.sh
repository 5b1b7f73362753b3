#!/usr/bin/env bash
# mtg-decklist-parser 2.0.0 (npm) reads four Shocks, "4x Shock", as four cards called "x Shock", and the line "SB: 2 Duress" as a card of the deck, and finds the list valid.
#
# One would expect: four of Shock, and Duress in the sideboard, or a list that is not valid. The README has it read the "conventional newline separated format that can be found on
#   many popular sites"; 4x is as usual as 4, and SB: marks the sideboard in lists for Cockatrice.
# What happens: what is no digit behind the number is the name. A line that does not begin with a digit is a card without an amount. What is in parentheses is the set, also in
#   the name Erase (Not the Urza's Legacy One) of a real card. A set and a number are found, and so is a sideboard behind a blank line.
# Why it matters: the cards are counted, but nobody finds one with this name, and the sideboard is in the deck.
# How we guard against it: Castalia reads no lists of decks.
# Seen: 4x Shock: "x Shock", 4; SB: 2 Duress: "SB: 2 Duress", no amount; 1 Erase (Not the Urza's Legacy One): "Erase" of the set "Not the Urza's Legacy One"; valid: true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund mtg-decklist-parser@2.0.0 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
globalThis.self = globalThis; // The file of the package is made for browsers.
const { Decklist } = require('mtg-decklist-parser');
function hold(text, stated) {
  const list = new Decklist(text);
  const seen = JSON.stringify([list.valid, list.deck, list.sideboard]);
  if (seen === JSON.stringify(stated)) return;
  console.error(`Changed: ${JSON.stringify(text)} is read as ${seen}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('4x Shock\n', [true, [{ name: 'x Shock', amount: 4 }], []]);
hold('4 Shock\nSB: 2 Duress\n', [true, [{ name: 'Shock', amount: 4 }, { name: 'SB: 2 Duress' }], []]);
hold("1 Erase (Not the Urza's Legacy One)\n", [true, [{ name: 'Erase', amount: 1, set: "Not the Urza's Legacy One" }], []]);
hold('4 Shock (M21) 159\n\n2 Duress\n', [true, [{ name: 'Shock', amount: 4, set: 'M21', collectors: 159 }], [{ name: 'Duress', amount: 2 }]]);
console.log('As stated: mtg-decklist-parser 2.0.0 reads four cards called "x Shock".');
JS
node ask.cjs
