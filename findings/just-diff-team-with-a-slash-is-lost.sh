#!/usr/bin/env bash
# just-diff 6.0.2 and just-diff-apply 5.5.0 (npm) lose the points of the team Ann/Ben: the patch says that Ben within Ann was added, and applied beside a player Ann it
# does nothing.
#
# One would expect: the path /Ann~1Ben. The README has the converter write a JSON Patch, and RFC 6902 takes its paths from RFC 6901, 3, in which a slash in a name is
#   ~1, and ~ is ~0. rfc6902 5.4.0 (npm) writes it so.
# What happens: the names are put together with slashes and nothing else. Applied by the sister library, the slash is the beginning of another level: where there is an
#   Ann with points, the change is lost, and where there is none, an Ann with a member Ben is made. No error is given.
# Why it matters: pairs are often written as Ann/Ben. A table that is kept by patches is without them, or another program makes a player of them.
# How we guard against it: Castalia does not use it, and keeps its changes as events, not as patches.
# Seen: just-diff: /Ann/Ben and /x~y; rfc6902: /Ann~1Ben and /x~0y; applied to {"Ann":1}: {"Ann":1}; to {}: {"Ann":{"Ben":9}}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund just-diff@6.0.2 just-diff-apply@5.5.0 rfc6902@5.4.0 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { diff, jsonPatchPathConverter } = require('just-diff');
const apply = require('just-diff-apply');
const rfc6902 = require('rfc6902');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} is ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const paths = (patch) => patch.map((one) => one.path);
const changed = { Ann: 1, 'Ann/Ben': 9, 'x~y': 2 };
hold('the patch of just-diff', paths(diff({ Ann: 1 }, changed, jsonPatchPathConverter)), ['/Ann/Ben', '/x~y']);
hold('the patch of rfc6902', paths(rfc6902.createPatch({ Ann: 1 }, changed)), ['/Ann~1Ben', '/x~0y']);
const applied = (before, after) => {
  apply.diffApply(before, diff(before, after, jsonPatchPathConverter), apply.jsonPatchPathConverter);
  return before;
};
hold('the table with Ann', applied({ Ann: 1 }, { Ann: 1, 'Ann/Ben': 9 }), { Ann: 1 });
hold('the table without Ann', applied({}, { 'Ann/Ben': 9 }), { Ann: { Ben: 9 } });
console.log('As stated: just-diff 6.0.2 loses the points of the team Ann/Ben.');
JS
node ask.cjs
