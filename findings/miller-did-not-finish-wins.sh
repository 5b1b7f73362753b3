#!/usr/bin/env bash
# Miller 6.6.0-2 (Debian 12): `mlr top -f points -a` finds that the best player is the one with "-" or "DNF" for points, and stats1 counts three
# values with the sum 19 and the mean 9.5.
#
# One would expect: Ann with 10. Its help says that top "prints the n records with smallest/largest values", -F speaks of floats and integers, and
#   nothing of text. And a sum is the count times the mean.
# What happens: text is larger than every number in top and in max. In stats1 it is left out of the sum and the mean, and counted in the count, so that
#   each of the three is a number that looks right by itself.
# Why it matters: a dash, n/a and DNF are what tables of results have where somebody did not play on. The ranking begins with them, and an average
#   that is worked out of sum and count (6.33) is not the one beside it (9.5).
# How we guard against it: who has no points is no number and has no place among those who have; sums, counts and means are taken over the same players.
# Seen, for Ann 10, Ben 9, Fay -: top: Fay; max: -; sum 19, count 3, mean 9.5; top --min: Ben
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download miller=6.6.0-2+b3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
dpkg -x ./miller_*.deb "$folder/root"
mlr="$folder/root/usr/bin/mlr"
printf 'player,points\nAnn,10\nBen,9\nFay,-\n' >dash.csv
printf 'player,points\nAnn,10\nBen,n/a\nCy,DNF\nDee,9\n' >words.csv
hold() { # what the finding says, then the call
    local stated=$1 seen
    shift
    seen=$("$mlr" --icsv --onidx --ofs ' ' "$@" | paste -sd '|')
    [[ $seen == "$stated" ]] || { echo "Changed: mlr $* gives $seen; the finding says $stated." >&2; exit 1; }
}
hold 'Fay -' top -f points -a dash.csv
hold 'Ben 9' top --min -f points -a dash.csv
hold 'Ben n/a|Cy DNF' top -n 2 -f points -a words.csv
hold '- 19 3 9.5' stats1 -a max,sum,count,mean -f points dash.csv
hold '19 4 9.5' stats1 -a sum,count,mean -f points words.csv
echo 'As stated: in Miller 6.6.0 "-" is the best of 10, 9 and "-"; their sum is 19, their count 3 and their mean 9.5.'
