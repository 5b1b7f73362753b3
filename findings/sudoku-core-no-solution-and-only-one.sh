#!/usr/bin/env bash
# sudoku-core 3.0.3 (npm) says of a hard sudoku that it has no solution, and that its solution is the only one. Of a sudoku with two solutions, it says that
# there is none.
#
# One would expect: one solution, the only one; and two. analyze() answers with hasSolution and hasUniqueSolution, which the README shows side by side
#   as if they were what they are called, and solve() with "No solution for provided board!".
# What happens: hasSolution says whether the ways of people lead to the end, and hasUniqueSolution comes from trying out all numbers. The README asks for
#   boards that are "solvable (not by brute force)", but whoever asks for an analysis wants to know that.
# Why it matters: a puzzle from a magazine is refused as a misprint, and whoever has made one himself and left out a number too many looks for a mistake
#   among the numbers that are there.
# How we guard against it: Castalia solves no puzzles.
# Seen: a hard one with one solution: hasSolution false, hasUniqueSolution true; the example with four fields empty that can be filled in two ways:
#   false and false, "No solution for provided board!"; the same with one field empty: true and true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix "$folder" --silent --no-audit --no-fund sudoku-core@3.0.3 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
cat >ask.mjs <<'JS'
import { analyze, solve } from 'sudoku-core';
function hold(what, seen, stated) {
  if (JSON.stringify(seen) === JSON.stringify(stated)) return;
  console.error(`Changed: ${what} gives ${JSON.stringify(seen)}; the finding says ${JSON.stringify(stated)}.`);
  process.exit(1);
}
const board = (fields) => fields.split('').map((field) => (field === '.' ? null : Number(field)));
const said = (fields) => { const { hasSolution, hasUniqueSolution } = analyze(board(fields)); return [hasSolution, hasUniqueSolution]; };
function solutions(fields) {
  const place = fields.indexOf('.');
  if (place < 0) return 1;
  const row = Math.floor(place / 9), column = place % 9;
  let count = 0;
  for (const number of '123456789') {
    const taken = [...fields].some((other, at) => other === number && (Math.floor(at / 9) === row || at % 9 === column ||
      (Math.floor(at / 27) === Math.floor(row / 3) && Math.floor((at % 9) / 3) === Math.floor(column / 3))));
    if (!taken) count += solutions(fields.slice(0, place) + number + fields.slice(place + 1));
  }
  return count;
}
const hard = '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...';
const two = '534..8912672195348198342567859..1423426853791713924856961537284287419635345286179';
const one = two.replace('534..8', '534.78');
hold('how many solutions there are', [solutions(hard), solutions(two), solutions(one)], [1, 2, 1]);
hold('what is said of the hard one', said(hard), [false, true]);
hold('what is said of the one with two solutions', said(two), [false, false]);
hold('what is said of the one with one field empty', said(one), [true, true]);
hold('the error for two solutions', solve(board(two)).error, 'No solution for provided board!');
console.log('As stated: for sudoku-core 3.0.3 a hard sudoku has no solution, and only one.');
JS
node ask.mjs
