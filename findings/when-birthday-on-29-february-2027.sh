#!/usr/bin/env bash
# when 1.1.45-1 (Debian 12) lets a player born on 29 February 2000 turn 27 on "Mon 2027 Feb 29", and a yearly evening be held only once in three years.
#
# One would expect: nothing in 2027, as for m=feb & d=29, and the evening in each year. The manual says of "* dec 25" and "m=dec & d=25" that both do exactly the same
#   thing. For the date 2027 Feb 29 itself it says: Illegal day of the month.
# What happens: in a year without this day, it is shown with the weekday of 1 March, and on 1 March as "today". A year that is a star is replaced by the first one whose
#   day is still to come, and no other, whatever --future is. The test with m and d shows each of them.
# Why it matters: a birthday at the club is announced for a day that does not come. Who plans three years ahead sees the yearly tournament of one.
# How we guard against it: Castalia does not use it; a session has the day on which it was played.
# Seen, from 30 November 2026 on, 1200 days: 2000* feb 29: Mon 2027 Feb 29, turns 27; m=feb & d=29: Tue 2028 Feb 29; * dec 25: 2026; m=dec & d=25: 2026, 2027, 2028, 2029
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  when=1.1.45-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export HOME=$folder LC_ALL=C.UTF-8 LANG=C.UTF-8 PERL5LIB=$folder/root/usr/share/perl5
mkdir .when && : >.when/preferences
shown() { # shown LINE TODAY DAYS
  printf '%s\n' "$1" >calendar
  /usr/bin/perl "$folder/root/usr/bin/when" --calendar="$folder/calendar" --now="$2" --past=0 --future="$3" --noheader --wrap=0 i | tr -s ' ' | paste -sd '|'
}
hold() {
  local seen
  seen=$(shown "$1" "$2" "$3")
  [[ $seen == "$4" ]] || { echo "Changed: '$1' from $2 shows '$seen'; the finding says '$4'."; exit 1; }
}
hold '2000* feb 29 , Ann turns \a' '2026 11 30' 1200 'Mon 2027 Feb 29 Ann turns 27'
hold '2000* feb 29 , Ann turns \a' '2027 3 1' 2 'today 2027 Feb 29 Ann turns 27'
hold 'm=feb & d=29 , Ann' '2026 11 30' 1200 'Tue 2028 Feb 29 Ann'
hold '* dec 25 , Cup' '2026 11 30' 1200 'Fri 2026 Dec 25 Cup'
hold 'm=dec & d=25 , Cup' '2026 11 30' 1200 'Fri 2026 Dec 25 Cup|Sat 2027 Dec 25 Cup|Mon 2028 Dec 25 Cup|Tue 2029 Dec 25 Cup'
echo 'As stated: when 1.1.45 shows a birthday on 29 February 2027.'
