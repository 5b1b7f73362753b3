#!/usr/bin/env bash
# mqtt-pattern 2.1.1 (npm) does not know its own topic again: with an empty text for the team, fill() makes club//score of club/+team/score, and exec() refuses it.
#
# One would expect: a match with the team "". The README calls fill() the reverse of extract(), and + a wildcard for one section of the path. In MQTT, 4.7.1.3, sport/+
#   does match sport/, and a level may be empty. mqtt-match 3.0.0 and mqtt-wildcard 3.0.9 (npm) say so.
# What happens: an empty section counts as missing, whatever stands in the pattern. No error is given on either side. An empty section between two words that stand in
#   the pattern is found.
# Why it matters: a player without a team sends his points to a topic that the broker passes on, and the table of points never hears of them.
# How we guard against it: Castalia speaks no MQTT.
# Seen: club/+team/score filled with "": club//score, and matches() false; with Red: club/Red/score, and true; club/# with club/: true; club//score with itself: true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund mqtt-pattern@2.1.1 mqtt-match@3.0.0 mqtt-wildcard@3.0.9 >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const pattern = require('mqtt-pattern');
const match = require('mqtt-match');
const wildcard = require('mqtt-wildcard');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} is ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
for (const [team, topic, found] of [['', 'club//score', null], ['Red', 'club/Red/score', { team: 'Red' }]]) {
  hold(`the topic of "${team}"`, pattern.fill('club/+team/score', { team }), topic);
  hold(`what is found in ${topic}`, pattern.exec('club/+team/score', topic), found);
  hold(`the answer of mqtt-match to ${topic}`, match('club/+/score', topic), true);
  hold(`the answer of mqtt-wildcard to ${topic}`, wildcard(topic, 'club/+/score'), [team]);
}
hold('club/# with club/', pattern.matches('club/#', 'club/'), true);
hold('club//score with itself', pattern.matches('club//score', 'club//score'), true);
console.log('As stated: mqtt-pattern 2.1.1 writes club//score, and does not find it.');
JS
node ask.cjs
