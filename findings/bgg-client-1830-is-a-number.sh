#!/usr/bin/env bash
# bgg-xml-api-client 0.3.4 (npm), a client of BoardGameGeek's interface, gives the name of the game "1830" as the number 1830, the user "007" as 7 and
# the user "1e3" as 1000, though its types say that names are strings; and one play is an object where two are a list.
#
# One would expect: names as text. The package ships types, in which a name's value and a user's name are strings.
# What happens: every attribute of the XML that looks like a number becomes one. "1830", "1846" and "1862" are the titles of a whole family of
#   games (18xx). An element that occurs once is no list.
# Why it matters: name.toLowerCase() and name.localeCompare() end in a TypeError for these games only; "007" and "7" are one person; and a list
#   with one entry is not iterable.
# How we guard against it: names in JSON are text whatever they look like, and stay text.
# Seen: {"name":1830}, {"name":7}, {"name":1000}; one play: an object; two plays: a list
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund bgg-xml-api-client@0.3.4 fast-xml-parser@5.12.1 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import http from 'node:http';
import { bggXmlApiClient } from 'bgg-xml-api-client';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const play = (game, user) =>
  `<play id="1" date="2026-11-27"><item name="${game}"/><players><player name="Ann" username="${user}" score="5"/></players></play>`;
const answers = [play('1830', '007'), play('1830', '1e3') + play('Whist', 'ann')];
// The client asks this machine instead of the real one.
const server = http.createServer((_, answer) => answer.end(`<plays total="1">${answers.shift()}</plays>`)).listen(0, '127.0.0.1', async () => {
  const options = { authorizationKey: 'none', baseURL: `http://127.0.0.1:${server.address().port}/`, maxRetries: 1 };
  const ask = () => bggXmlApiClient.get('plays', { username: 'ann' }, options);
  const one = (await ask()).play;
  hold('one play as a list', Array.isArray(one), false);
  hold('the game', one.item.name, 1830);
  hold('the user "007"', one.players.player.username, 7);
  const two = (await ask()).play;
  hold('two plays as a list', Array.isArray(two), true);
  hold('the user "1e3"', two[0].players.player.username, 1000);
  hold('another game', two[1].item.name, 'Whist');
  server.close();
  console.log('As stated: bgg-xml-api-client 0.3.4 makes numbers of the game "1830" and the users "007" and "1e3".');
});
JS
node ask.mjs
