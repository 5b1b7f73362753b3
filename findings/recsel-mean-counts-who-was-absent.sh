#!/usr/bin/env bash
# recsel of recutils 1.9-2 (Debian 12) gives 4.5 as the mean of 9, 0 and 9 points when a fourth player has none, though it counts three and sums up 18.
#
# One would expect: 6. The manual of recutils, "Aggregate Functions", calls Avg(FIELD) the mean of the numerical values of a field, and Count(FIELD) the number of its
#   occurrences. A record without the field has no value.
# What happens: a record without the field counts as one more value, which is nought. Grouped by the player, the records without it are left out rightly. A sum above a
#   million loses all digits but six. No complaint is made.
# Why it matters: a player who missed an evening has no points there. The mean of the season falls, and the same file gives another one once it is grouped.
# How we guard against it: Castalia does not use it. It leaves a cell of its tables empty where there is no value.
# Seen: count 3, sum 18, mean 4.5; with all in one group: count 3, mean 6; the sum of 1234567.5 and 1: 1.23457e+06
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  recutils=1.9-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
ask() { LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu "$folder/root/usr/bin/recsel" "$@" | tr '\n' ' '; }
hold() {
  [[ $2 == "$3" ]] || { echo "Changed: $1 gives $2; the finding says $3."; exit 1; }
}
printf 'Game: Go\nName: Ann\nPoints: 9\n\nGame: Go\nName: Ben\nPoints: 0\n\nGame: Go\nName: Cem\nPoints: 9\n\nGame: Go\nName: Dan\n' >evening.rec
printf 'Points: 1234567.5\n\nPoints: 1\n' >much.rec
hold 'three of four' "$(ask -p 'Count(Points),Sum(Points),Avg(Points)' evening.rec)" 'Count_Points: 3 Sum_Points: 18 Avg_Points: 4.5 '
hold 'the same as a group' "$(ask -G Game -p 'Count(Points),Avg(Points)' evening.rec)" 'Count_Points: 3 Avg_Points: 6 '
hold 'a large sum' "$(ask -p 'Sum(Points)' much.rec)" 'Sum_Points: 1.23457e+06 '
echo 'As stated: recsel 1.9 gives 4.5 as the mean of 9, 0 and 9 beside a record without points.'
