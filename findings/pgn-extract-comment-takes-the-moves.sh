#!/usr/bin/env bash
# pgn-extract 19.04-1 (Debian 12) writes a game of chess that has a comment behind a semicolon without any move, with its result and with status 0. A comment of
# this kind between the heads and the moves parts the game in three, and the moves belong to nobody.
#
# One would expect: the moves. The standard of PGN (section 5) has two kinds of comments: in braces, and from a semicolon to the end of the line. The manual page
#   says that the program processes "files written in PGN format", and nothing of comments that it does not read.
# What happens: the semicolon is an "unknown character", which is said on standard error; the words behind it are taken for moves and end the game. What is
#   written is a game that is valid: heads, no move, 1-0. With --json its list of moves is empty.
# Why it matters: it is the tool that clubs sort and join their games with. A file of games comes out with all its games and their results, and the games that
#   somebody wrote notes to are empty.
# How we guard against it: Castalia keeps notes of a game in its own field, and writes no PGN.
# Seen, for 1. e4 e5 2. Nf3 Nc6 3. Bb5 ; here Ann smiles / a6 4. O-O 1-0: 1-0 alone; with braces: all seven moves; before 1. e4: three games, moves for "?"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download pgn-extract=19.04-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
dpkg -x ./pgn-extract_*.deb "$folder/root"
heads='[Event "Club"]\n[Site "?"]\n[Date "2026.11.27"]\n[Round "1"]\n[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n'
hold() { # what it is, the moves, what the finding says of the games that are written
    local seen
    printf '%b%b\n\n' "$heads" "$2" >game.pgn
    "$folder/root/usr/games/pgn-extract" -s game.pgn 2>errors >games || { echo "Changed: $1 ends with status $?." >&2; exit 1; }
    seen=$(grep -vE '^(\[(Event|Site|Date|Round|Black|Result)|$)' games | paste -sd ' ')
    [[ $seen == "$3" ]] || { echo "Changed: $1 gives $seen; the finding says $3." >&2; exit 1; }
}
hold 'a comment in braces' '1. e4 e5 2. Nf3 Nc6 3. Bb5 {here Ann smiles} a6 4. O-O 1-0' '[White "Ann"] 1. e4 e5 2. Nf3 Nc6 3. Bb5 { here Ann smiles } 3... a6 4. O-O 1-0'
hold 'a comment to the end of the line' '1. e4 e5 2. Nf3 Nc6 3. Bb5 ; here Ann smiles\na6 4. O-O 1-0' '[White "Ann"] 1-0'
grep -q '^Unknown character ;' errors || { echo 'Changed: the semicolon is not an unknown character any more.' >&2; exit 1; }
hold 'a comment before the moves' '; a fine game\n1. e4 e5 1-0' '[White "Ann"] 1-0 [White "?"] [White "?"] 1. e4 e5 1-0'
echo 'As stated: pgn-extract 19.04 writes a game with a comment behind a semicolon without its moves.'
