#!/usr/bin/env bash
# jsonschema 4.10.3-1 (Debian 12, package python3-jsonschema) refuses 19.99 as a multiple of 0.01 and 0.3 as one of 0.1, and fastjsonschema 2.16.3-2 takes true for the
# constant 1 and false for one of 0 and 1.
#
# One would expect: both are multiples, and neither of the others is valid. JSON Schema, draft 7, 6.2.1, asks whether the division gives a whole number, and by 6.1.3 an
#   instance has to equal the constant; in JSON true is no number. Each of the two does rightly what the other one does wrong.
# What happens: jsonschema divides binary fractions, and 19.99 by 0.01 is 1998.9999999999998. fastjsonschema compares by ==, for which Python has True equal to 1. There
#   is no warning that a value could not be told.
# Why it matters: prices of games and points in tenths are refused or taken by their digits: 19.98 passes, 19.99 does not. Who marks a won game with true instead of 1
#   passes a schema that was to prevent it.
# How we guard against it: points and lengths in Castalia's schema are whole numbers, or half ones, which have no such fractions; and its tests read the schema with
#   another library, in C++.
# Seen: jsonschema: 19.98 valid, 19.99 invalid, 0.3 of 0.1 invalid, 9.5 of 0.5 valid, true as 1 invalid; fastjsonschema: valid, valid, valid, valid, and true as 1 valid
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  python3-jsonschema=4.10.3-1 python3-fastjsonschema=2.16.3-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
cat >ask.py <<'PY'
import fastjsonschema, jsonschema

def valid(schema, value):
    schema = {"$schema": "http://json-schema.org/draft-07/schema#", **schema}
    try:
        fastjsonschema.compile(schema)(value)
        fast = True
    except fastjsonschema.JsonSchemaException:
        fast = False
    return jsonschema.Draft7Validator(schema).is_valid(value), fast

asked = [({"multipleOf": 0.01}, 19.98), ({"multipleOf": 0.01}, 19.99), ({"multipleOf": 0.1}, 0.3), ({"multipleOf": 0.5}, 9.5), ({"const": 1}, True),
         ({"enum": [0, 1]}, False)]
seen = [valid(*one) for one in asked]
stated = [(True, True), (False, True), (False, True), (True, True), (False, True), (False, True)]
if seen != stated:
    raise SystemExit(f"Changed: jsonschema and fastjsonschema find {seen}; the finding says {stated}.")
print("As stated: for jsonschema 4.10.3 a price of 19.99 is no multiple of a cent, and for fastjsonschema 2.16.3 true is 1.")
PY
/usr/bin/python3 ask.py
