#!/usr/bin/env bash
# dealer 20211121+ds-1 (Debian 12, a generator of bridge deals) gives ten match points for a difference of 420, and sixteen for 1200 to 1290.
#
# One would expect: nine and fifteen. Its manual says that imps translates a difference of scores into International Match Points. The scale of Law 78 of the
#   Laws of Duplicate Bridge has 370 to 420 as 9, 430 to 490 as 10, 1100 to 1290 as 15 and 1300 to 1490 as 16.
# What happens: the border between 9 and 10 lies before 420 and not behind it, and that between 15 and 16 a hundred points too early. All other differences up
#   to 4000 are right.
# Why it matters: 420 is four of a major suit made against nothing, one of the most frequent differences there are. Averages of thousands of deals, by which
#   one learns whether to bid a game, are too high for it, and agree with no table at a club.
# How we guard against it: Castalia does not use it, and does not score bridge.
# Seen: imps(410) 9; imps(420) 10; imps(430) 10; imps(1190) 15; imps(1200) 16; imps(1290) 16; imps(1300) 16; score(nv, x4S, 10) 420
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  dealer=20211121+ds-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
{
  printf 'produce 1\ngenerate 1\naction\naverage "four spades" score(nv, x4S, 10)'
  for points in 360 370 410 420 430 490 500 1090 1100 1190 1200 1290 1300 1490 1500; do printf ',\naverage "%s" imps(%s)' $points $points; done
  echo
} >ask
"$folder/root/usr/games/dealer" ask | grep '^[0-9f].*: ' | paste -sd, >seen
cat >stated <<'TEXT'
four spades: 420,360: 8,370: 9,410: 9,420: 10,430: 10,490: 10,500: 11,1090: 14,1100: 15,1190: 15,1200: 16,1290: 16,1300: 16,1490: 16,1500: 17
TEXT
diff seen stated >changed || { echo "Changed: dealer counts match points otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: dealer gives ten match points for 420.'
