#!/usr/bin/env bash
# changeset 0.2.6 (npm) leaves an empty object where a table of points becomes one number: the change from {"points":{"Ann":9}} to {"points":12} gives {"points":{}}.
#
# One would expect: {"points":12}. The README takes a diff of two objects into puts and deletes, and applies them to get the transformed object.
# What happens: an object that becomes a number, a text or true loses its members one by one, and the new value is never put. Becoming a list, the list is put into the
#   object as members 0 and 1. The other way round, a number that becomes an object is right. No error is given.
# Why it matters: a record whose form was changed, as from points by player to points of the team, loses its points wherever the change arrives.
# How we guard against it: Castalia does not use it, and keeps its changes as events, not as differences.
# Seen: {"points":{"Ann":9}} to 12: {"points":{}}; to [9,3]: {"points":{"0":9,"1":3}}; from 12 to {"Ann":9}: {"points":{"Ann":9}}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund changeset@0.2.6 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const changeset = require('changeset');
function hold(before, after, stated) {
  const seen = JSON.stringify(changeset.apply(changeset({ points: before }, { points: after }), { points: before }));
  if (seen === stated) return;
  console.error(`Changed: from ${JSON.stringify(before)} to ${JSON.stringify(after)} gives ${seen}; the finding says ${stated}.`);
  process.exit(1);
}
hold({ Ann: 9 }, 12, '{"points":{}}');
hold({ Ann: 9 }, [9, 3], '{"points":{"0":9,"1":3}}');
hold(12, { Ann: 9 }, '{"points":{"Ann":9}}');
console.log('As stated: changeset 0.2.6 loses the 12 that stands for the table of points.');
JS
node ask.cjs
