#!/usr/bin/env bash
# title 4.0.1 (npm) writes the game "O'Neill's Game" as "O'neill'S Game", "HMS Hood" as "Hms Hood" and "Twilight Imperium IV" as "Twilight Imperium Iv".
#
# One would expect: the names as they were. The README says that it "correctly capitalizes your titles as per The Chicago Manual of Style", which keeps names and short forms that are
#   written in capitals, and writes no S behind an apostrophe large.
# What happens: all is made small first. Of a word, the first letter is made large, and, if there are two apostrophes in it, the one behind the second; "rock 'n' roll"
#   becomes "Rock 'N' Roll". Words in capitals are known only if they are on a list of products.
# Why it matters: titles of games are names. A player's "D&D" becomes "D&d" and a number in Roman letters a word, while the sentences with which one tries it come out well.
# How we guard against it: Castalia writes the name of a game as it was entered.
# Seen: Ann's Turn; Ticket to Ride; O'neill'S Game; D'artagnan'S; Rock 'N' Roll; Hms Hood; D&d; Twilight Imperium Iv; Mcdonald; (the Game)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund title@4.0.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import title from 'title';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const stated = {
  "ann's turn": "Ann's Turn", 'ticket to ride': 'Ticket to Ride',
  "O'Neill's Game": "O'neill'S Game", "D'Artagnan's": "D'artagnan'S", "rock 'n' roll": "Rock 'N' Roll",
  'HMS Hood': 'Hms Hood', 'D&D': 'D&d', 'Twilight Imperium IV': 'Twilight Imperium Iv', McDonald: 'Mcdonald', '(the game)': '(the Game)',
};
for (const [name, written] of Object.entries(stated)) hold(name, title(name), written);
console.log('As stated: title 4.0.1 writes O\'Neill\'s Game as "O\'neill\'S Game".');
JS
node ask.mjs
