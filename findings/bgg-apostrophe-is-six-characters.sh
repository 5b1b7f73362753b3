#!/usr/bin/env bash
# bgg 3.0.0 (npm), a client of BoardGameGeek's interface, gives the game "The King's Dilemma" as "The King&#039;s Dilemma", and a comment of two lines
# as one with &#10; in it.
#
# One would expect: the apostrophe. In XML, &#039; is the character itself (XML 1.0, 4.1 and 4.4.2: included by every reader, in values of attributes,
#   too). BoardGameGeek writes apostrophes and line breaks so. The README calls it a client for the XML API and says nothing of such signs.
# What happens: the reader behind it, fast-xml-parser, leaves references by number alone unless it is asked for HTML's entities, and the client does
#   not ask. &amp; and &quot; beside them are replaced, so that the text cannot be read a second time either: "&amp;#039;" would become the same.
# Why it matters: the names of games and places are the keys by which plays are brought together. "Ann's" from a file and "Ann&#039;s" from the net
#   are two places, and the statistics have two of each such game.
# How we guard against it: Castalia reads these files with Expat, which knows all references, and a test has names with them.
# Seen: item name "The King&#039;s Dilemma", location "Ann&#039;s", comments 'R&B: "good"&#10;It&#039;s late'
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund bgg@3.0.0 fast-xml-parser@4.5.7 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import createClient from 'bgg';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const answer = `<?xml version="1.0" encoding="utf-8"?>
<plays username="ann" total="1"><play id="1" date="2026-11-27" location="Ann&#039;s"><item name="The King&#039;s Dilemma" objectid="245655"/>
<comments>R&amp;B: &quot;good&quot;&#10;It&#039;s late</comments></play></plays>`;
// The client gets this answer instead of asking the net.
globalThis.fetch = async () => new Response(answer);
const { play } = (await createClient()('plays', { username: 'ann' })).plays;
hold('the game', play.item.name, 'The King&#039;s Dilemma');
hold('the place', play.location, 'Ann&#039;s');
hold('the comment', play.comments, 'R&B: "good"&#10;It&#039;s late');
console.log("As stated: bgg 3.0.0 gives The King's Dilemma as The King&#039;s Dilemma.");
JS
node ask.mjs
