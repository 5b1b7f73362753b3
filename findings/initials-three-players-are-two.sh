#!/usr/bin/env bash
# initials 3.1.2 (npm) gives Tim Lee, Tom Lee and Ted Lee the initials TLe, TLe and TeL, so that two of the three are one.
#
# One would expect: three that differ. The README says: "When passing an Array of names, duplicates of initials are avoided", and with two of these names they are.
# What happens: where two names have the same initials, longer ones are tried; with three, the first two get the longer form that tells both apart from the third and not from
#   each other.
# Why it matters: initials stand in the head of a scoresheet, where a family of three is nothing rare. TLe is twice in the head, and nobody can say whose points are whose. With
#   two players, as in a try, all is right.
# How we guard against it: Castalia makes no initials of names.
# Seen: Tim Lee, Tom Lee: TLe, ToL; with Ted Lee: TLe, TLe, TeL; Ben Ray, Bea Ray, Bob Ray: BRa, BRa, BoR
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund initials@3.1.2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const initials = require('initials');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
hold('two names', initials(['Tim Lee', 'Tom Lee']), ['TLe', 'ToL']);
hold('three names', initials(['Tim Lee', 'Tom Lee', 'Ted Lee']), ['TLe', 'TLe', 'TeL']);
hold('three other names', initials(['Ben Ray', 'Bea Ray', 'Bob Ray']), ['BRa', 'BRa', 'BoR']);
console.log('As stated: initials 3.1.2 gives Tim Lee and Tom Lee the same initials beside Ted Lee.');
JS
node ask.cjs
