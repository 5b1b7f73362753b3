#!/usr/bin/env bash
# countdown-js 1.0.2 (npm) is given the moment of the end, and then counts its own ticks: after six seconds in which the program was busy, it still has four
# seconds more than the clock.
#
# One would expect: the time that is left until the moment. The README sets up an "end datetime for timer" and hands it to timer(end, …).
# What happens: the difference to now is taken once. Every tick takes 1000 milliseconds off it, whenever it comes, and ticks that were missed are not made up
#   for. getTimeRemaining() right after the start is a second short, since the first tick takes its second at once.
# Why it matters: browsers let the timers of a page in the background wait, and a laptop that sleeps makes no ticks at all. A clock for a move or a round then
#   ends too late, each time by another amount, and the end that was given is never looked at again.
# How we guard against it: Castalia counts no seconds down; it keeps moments, and lengths are the difference of two.
# Seen: 20 seconds, after 6 seconds without a tick: 18 left, where 13.9 are; right after the start: 19 left, where 19.999 are
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund countdown-js@1.0.2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat >ask.cjs <<'JS'
const Countdown = require('countdown-js');
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
const end = new Date(Date.now() + 20000);
const left = () => (end - Date.now()) / 1000;
const timer = Countdown.timer(end, () => {}, () => {});
hold('right after the start, of 20 seconds', [timer.getTimeRemaining().seconds, left() > 19.5], [19, true]);
sleep(6000);
setTimeout(() => {
  const shown = timer.getTimeRemaining().seconds;
  const right = left();
  timer.abort();
  hold('after six seconds without a tick', shown, 18);
  hold('what is left by the clock is below 14', right < 14, true);
  console.log('As stated: countdown-js 1.0.2 counts its ticks, and is late by the time in which the program was busy.');
}, 100);
JS
node --no-deprecation ask.cjs
