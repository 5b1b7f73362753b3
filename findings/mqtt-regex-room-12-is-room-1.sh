#!/usr/bin/env bash
# mqtt-regex 1.1.0 (npm) takes what is sent to room12/dice for the pattern room1/#path, and gives the path as "2" and "dice".
#
# One would expect: no match. The README makes a regular expression of an MQTT topic with parameters, and in MQTT, 4.7.1, a filter is compared level by level; room12 is
#   another level than room1. mqtt-match 3.0.0 (npm) says no.
# What happens: the slash before the # may be missing, so that whatever begins with the same letters fits. In the same way a slash at the end may be too many: ann/ fits
#   ann. Without the # in the end it is right.
# Why it matters: rooms of a club are numbered. As soon as there are ten of them, the first one shows the throws of all rooms from the tenth on as its own.
# How we guard against it: Castalia speaks no MQTT.
# Seen: room1/#path with room12/dice: ["2","dice"]; with room1/dice: ["dice"]; with room2/dice: nothing; room1/+who/dice with room12/ann/dice: nothing
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund mqtt-regex@1.1.0 mqtt-match@3.0.0 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const regex = require('mqtt-regex');
const match = require('mqtt-match');
function hold(pattern, topic, stated, other) {
  const seen = [regex(pattern).exec(topic) ?? null, match(pattern.replace(/([+#])\w+/g, '$1'), topic)];
  if (JSON.stringify(seen) === JSON.stringify([stated, other])) return;
  console.error(`Changed: ${pattern} with ${topic} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify([stated, other])}.`);
  process.exit(1);
}
hold('room1/#path', 'room12/dice', { path: ['2', 'dice'] }, false);
hold('room1/#path', 'room1/dice', { path: ['dice'] }, true);
hold('room1/#path', 'room2/dice', null, false);
hold('room1/+who/dice', 'room12/ann/dice', null, false);
hold('room1/+who', 'room1/ann/', { who: 'ann' }, false);
console.log('As stated: mqtt-regex 1.1.0 takes a message to room12 for one to room1.');
JS
node ask.cjs
