#!/usr/bin/env bash
# sqlite-utils 3.30-1+deb12u1 (Debian 12) calls the player without points the best one: of 9.5, 10 and an empty cell the most is the empty cell, and the mean 6.5.
#
# One would expect: 10 and 9.75. Its manual detects the types of the columns when CSV is read into memory, and tells numbers with an empty cell rightly as a column of
#   numbers. In SQLite a missing value is NULL, which max() and avg() leave out. csvstat of csvkit 1.0.7-1 gives 10 and 9.75.
# What happens: the column becomes FLOAT, but the empty cell stays a text of no letters. In SQLite any text is more than any number, it counts as a value, and as 0 in a
#   sum. No warning is given.
# Why it matters: who was absent heads every table that is sorted by points, is found by "points > 9", and lowers the mean of all.
# How we guard against it: Castalia does not use it. It leaves a cell of its tables empty where there is no value, so the reader of CSV has to know it.
# Seen: max "", mean 6.5, count 3; the first by points: Cem (empty); with more than 9.6: Ben and Cem
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  sqlite-utils=3.30-1+deb12u1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
printf 'name,points\nAnn,9.5\nBen,10\nCem,\n' >evening.csv
hold() {
  local seen
  seen=$(/usr/bin/python3 "$folder/root/usr/bin/sqlite-utils" memory evening.csv "$1" --nl | paste -sd ' ')
  [[ $seen == "$2" ]] || { echo "Changed: $1 gives $seen; the finding says $2."; exit 1; }
}
hold 'select max(points) as best, avg(points) as mean, count(points) as count from evening' '{"best": "", "mean": 6.5, "count": 3}'
hold 'select name, points from evening order by points desc limit 1' '{"name": "Cem", "points": ""}'
hold 'select name from evening where points > 9.6' '{"name": "Ben"} {"name": "Cem"}'
echo 'As stated: for sqlite-utils 3.30 the player without points is the best.'
