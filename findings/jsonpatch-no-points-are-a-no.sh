#!/usr/bin/env bash
# jsonpatch 1.32-2, jsondiff 2.0.0-2 and deepdiff 6.2.2-1 (Debian 12) find no difference between a list with 1 and one with true: the points of a lost game, 0, stay
# "false" after the patch.
#
# One would expect: a difference. In JSON, true is a literal and no number, and RFC 6902, 4.6, lets a literal be equal only to itself. Its "test" of 0 against false has
#   to fail.
# What happens: the values are compared by ==, for which Python has 1 equal to True. jsonpatch makes an empty patch for lists, and its test passes; deepdiff tells
#   nothing for lists; jsondiff nothing for objects either. In an object, the first two tell the change. No error is given.
# Why it matters: a column that held yes and no and now holds points is a common change of a score sheet. Two copies that are brought together by patches stay different
#   for good, and each believes to be like the other.
# How we guard against it: Castalia does not use them; it keeps and compares JSON by its own program in C++.
# Seen: jsonpatch: [] for lists, a replace for objects, and the test passes; deepdiff: {} and type_changes; jsondiff: {} and {}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-jsonpatch=1.32-2 python3-json-pointer python3-jsondiff=2.0.0-2 python3-deepdiff=6.2.2-1 python3-ordered-set >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
cat >ask.py <<'PY'
import deepdiff, jsondiff, jsonpatch

lists, objects = ([0, 1, "x"], [False, True, "x"]), ({"points": 0}, {"points": False})
seen = {"jsonpatch": [str(jsonpatch.make_patch(*lists)), str(jsonpatch.make_patch(*objects))],
        "its test": jsonpatch.JsonPatch([{"op": "test", "path": "/points", "value": 0}]).apply({"points": False}),
        "deepdiff": [list(deepdiff.DeepDiff(*lists)), list(deepdiff.DeepDiff(*objects))],
        "jsondiff": [jsondiff.diff(*lists), jsondiff.diff(*objects)]}
stated = {"jsonpatch": ["[]", '[{"op": "replace", "path": "/points", "value": false}]'], "its test": {"points": False}, "deepdiff": [[], ["type_changes"]],
          "jsondiff": [{}, {}]}
if repr(seen) != repr(stated):
    raise SystemExit(f"Changed: they tell {seen}; the finding says {stated}.")
print("As stated: for jsonpatch, jsondiff and deepdiff a list with 0 and 1 is like one with false and true.")
PY
/usr/bin/python3 ask.py
