#!/usr/bin/env bash
# recsel of recutils 1.9-2 (Debian 12) gives 2.22507e-308 as the largest of -9, -3 and -5.
#
# One would expect: -3. The manual of recutils, "Aggregate Functions", says that Max(FIELD) is the maximum numerical value of a field.
# What happens: the search begins with DBL_MIN, which in C is the smallest number above nought and not the lowest one. Where all values are below nought, or nought,
#   none is larger. The minimum begins with the largest number and is right. No complaint is made.
# Why it matters: in games of penalties all results are below nought, and the best of them is a number that nobody has scored. A comparison of the best with the
#   player's own points finds no winner.
# How we guard against it: Castalia does not use it; who has won follows from the rules of each game.
# Seen, of -9, -3 and -5: min -9, max 2.22507e-308; of 0 and 0: max 2.22507e-308; of -9 and 3: max 3
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
  local seen
  # shellcheck disable=SC2059  # the records are the format
  seen=$(printf "$1" | ask -p "$2")
  [[ $seen == "$3" ]] || { echo "Changed: $2 gives $seen; the finding says $3."; exit 1; }
}
hold 'Points: -9\n\nPoints: -3\n\nPoints: -5\n' 'Min(Points),Max(Points)' 'Min_Points: -9 Max_Points: 2.22507e-308 '
hold 'Points: 0\n\nPoints: 0\n' 'Max(Points)' 'Max_Points: 2.22507e-308 '
hold 'Points: -9\n\nPoints: 3\n' 'Max(Points)' 'Max_Points: 3 '
echo 'As stated: for recsel 1.9 the largest of -9, -3 and -5 is 2.22507e-308.'
