#!/usr/bin/env bash
# poker-odds-calc 0.0.14 (npm) takes three aces among the four cards of an Omaha hand for three aces, and lets them beat three kings. They are a pair.
#
# One would expect: a pair of aces, which loses. In Omaha a hand is made of exactly two of one's own cards and three of the board. The README has Omaha
#   beside Texas hold'em, and calls the module the "most accurate" for it. It knows the rule: three diamonds of a hand with two of the board are no
#   flush here.
# What happens: three of a rank in the hand are counted as three of a kind, with two cards of the board. So is a hand with four of a rank.
# Why it matters: about one in a hundred Omaha hands has three or four of a rank, and it is a bad one, as everybody who plays it knows. Here it wins most
#   of the time, and the winner and the chances before the flop are wrong for all at the table.
# How we guard against it: Castalia makes hands only by the rules of the games that it has; tests compare random piles of cards with plain counting.
# Seen: A♠ A♥ A♦ 2♣ against K♥ K♣ 7♦ 5♣ on K♦ 9♥ 8♣ 4♠ 3♦: three of a kind wins against three of a kind; A♠ A♥ 7♣ 2♣ in its place: one pair loses;
#   against K♠ Q♥ J♦ 5♣ with A♠ A♥ A♦ A♣: three of a kind
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund poker-odds-calc@0.0.14 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const { Omaha } = require('poker-odds-calc');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const board = ['Kd', '9h', '8c', '4s', '3d'];
function play(...hands) {
  const table = new Omaha();
  for (const hand of hands) table.addPlayer(hand.split(' '));
  table.setBoard(board);
  return table.calculate().getPlayers().map((player) => {
    const [kind] = Object.entries(player.getRawRanks()).find(([, count]) => count === 1);
    return `${kind} ${player.getWins() === 1 ? 'wins' : 'loses'}`;
  });
}
hold('three aces against three kings', play('As Ah Ad 2c', 'Kh Kc 7d 5c'), ['TREE_OF_A_KIND wins', 'TREE_OF_A_KIND loses']);
hold('two aces against three kings', play('As Ah 7c 2c', 'Kh Kc 7d 5c'), ['ONE_PAIR loses', 'TREE_OF_A_KIND wins']);
hold('three aces against two pairs', play('As Ah Ad 2c', 'Kh 9c 7d 5c'), ['TREE_OF_A_KIND wins', 'TWO_PAIRS loses']);
hold('four aces', play('As Ah Ad Ac', 'Ks Qh Jd 5c'), ['TREE_OF_A_KIND wins', 'ONE_PAIR loses']);
hold('three diamonds in the hand and two on the board', play('Ad Qd Jd 2c', 'Kh 9c 7h 5c'), ['HIGH_CARDS loses', 'TWO_PAIRS wins']);
console.log('As stated: for poker-odds-calc 0.0.14 three aces in an Omaha hand are three of a kind and beat three kings.');
JS
node ask.cjs
