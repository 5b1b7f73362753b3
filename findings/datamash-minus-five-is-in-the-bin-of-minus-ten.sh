#!/usr/bin/env bash
# GNU datamash 1.7-2 (Debian 12) puts 5 into the bin of 5, and -5 into that of -10; 0 is in the bin of 0, and -10 in that of -15.
#
# One would expect: the bins of -5 and -10. The manual says that bin puts numbers into "buckets of size BUCKET-SIZE", and a number that begins a bucket belongs to it: 5 to 9 are in
#   that of 5, and -5 to -1 in that of -5, which is where -4 and -1 are.
# What happens: below zero the bucket is one lower than the number divided and cut, also where nothing was cut off. The bins of 0 and above hold their lower edge and not their upper one;
#   those below hold their upper edge and not their lower: -5 and -6 are together, and -1 is with -4.
# Why it matters: scores in steps of five or ten are all edges. A game in which everybody ends at -10, -5, 0, 5 or 10 has its lower half moved by a step.
# How we guard against it: our curves show every value by itself.
# Seen, bin:5: -10 -15; -6 -10; -5 -10; -4 -5; -1 -5; 0 0; 4 0; 5 5; 10 10
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download datamash=1.7-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
declare -A stated=([-10]=-15 [-6]=-10 [-5]=-10 [-4]=-5 [-1]=-5 [0]=0 [4]=0 [5]=5 [9]=5 [10]=10)
for points in "${!stated[@]}"; do
    seen=$(echo "$points" | "$folder/root/usr/bin/datamash" bin:5 1)
    [[ $seen == "${stated[$points]}" ]] || { echo "Changed: $points is in the bin of $seen; the finding says ${stated[$points]}." >&2; exit 1; }
done
echo 'As stated: datamash 1.7 puts 5 into the bin of 5, and -5 into that of -10.'
