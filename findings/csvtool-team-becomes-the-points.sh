#!/usr/bin/env bash
# csvtool 2.4-1+b2 (Debian 12) pastes tables of another length so that the team of Cem stands below the names' points: Cem is the player, and Red his points.
#
# One would expect: a row with two empty cells before Cem. "paste" is to "concatenate the columns of the files together"; the paste of coreutils, which does the same for
#   lines, writes the separators of the file that has ended.
# What happens: behind the last row of the shorter file, the rows of the next one begin in the first column. The status is 0. With the longer file first, the rows are
#   only shorter. "join", the other way to put tables together, writes !MULTIPLE VALUES for a player who is there twice, of which the manual says nothing.
# Why it matters: a table of points in which somebody is missing yet makes a team his points, and his name a name of the other table.
# How we guard against it: Castalia writes each of its tables whole, and does not join tables.
# Seen: Ann,9,Ann,Red; Ben,5,Ben,Blue; Cem,Red; join of Ann 9, Ann 3 with Ann Red: Ann,!MULTIPLE VALUES,Red
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  csvtool=2.4-1+b2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
printf 'Ann,9\nBen,5\n' >points.csv
printf 'Ann,Red\nBen,Blue\nCem,Red\n' >teams.csv
printf 'Ann,9\nAnn,3\n' >twice.csv
hold() { # hold WHAT_IS_WRITTEN COMMAND...
  local seen
  seen=$("$folder/root/usr/bin/csvtool" "${@:2}" | paste -sd ' ')
  [[ $seen == "$1" ]] || { echo "Changed: ${*:2} writes '$seen'; the finding says '$1'."; exit 1; }
}
hold 'Ann,9,Ann,Red Ben,5,Ben,Blue Cem,Red' paste points.csv teams.csv
hold 'Ann,Red,Ann,9 Ben,Blue,Ben,5 Cem,Red' paste teams.csv points.csv
hold 'Ann,!MULTIPLE VALUES,Red Ben,,Blue Cem,,Red' join 1 2 twice.csv teams.csv
echo 'As stated: csvtool 2.4 puts the team of Cem where the points stand.'
