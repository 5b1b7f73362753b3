#!/usr/bin/env bash
# links 2.28-1+b2 and elinks 0.13.2-1+b4 (Debian 12) show a list that begins with 0 without numbers, and one that begins with -1 from 1 on. A list that counts down goes
# up in them, and in w3m and lynx.
#
# One would expect: 0, 1 and -1, 0: in HTML 4.01, 10.2, start is a number, and w3m 0.5.3 and lynx 2.9.0 show both rightly. In the HTML standard, 4.4.5, reversed counts
#   down to 1, so that the last one is the first place.
# What happens: 0 is taken for "no numbers", and what is less is taken for 1. All four ignore reversed. Nothing tells that the numbers are others than those of the
#   page.
# Why it matters: round 0, the trial before the season, and its rounds lose their numbers or get wrong ones. A list of places that is read out from the third to the
#   first calls the winner third.
# How we guard against it: lists of Castalia's web pages begin with 1 or more, and none counts down.
# Seen: start 0: links * *, elinks • •; start -1: 1. 2. in both; three, two, one with reversed: 1. 2. 3. in all four
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  w3m=0.5.3+git20230121-2 lynx=2.9.0dev.12-1 links=2.28-1+b2 elinks=0.13.2-1+b4 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/usr/lib HOME=$folder TERM=dumb LC_ALL=C.UTF-8 LYNX_CFG=$folder/root/etc/lynx/lynx.cfg
list() { printf '<!DOCTYPE html><meta charset="utf-8"><ol %s><li>one<li>two<li>three</ol>' "$1" >page.html; }
marks() { # marks BROWSER: what stands before the words
  case $1 in
    w3m) "$folder/root/usr/bin/w3m" -dump -T text/html -I utf-8 -O utf-8 page.html ;;
    lynx) "$folder/root/usr/bin/lynx" -dump -nolist -display_charset=utf-8 page.html ;;
    links) "$folder/root/usr/bin/links" -dump -codepage utf-8 page.html ;;
    elinks) "$folder/root/usr/bin/elinks" -dump -dump-charset utf-8 page.html ;;
  esac 2>browser.log | grep -aE 'one|two|three' | sed -E 's/\xc2\xa0/ /g; s/ *(one|two|three).*//; s/^ *//' | paste -sd ' '
}
hold() {
  local seen
  list "$2"
  seen=$(marks "$1")
  [[ $seen == "$3" ]] || { echo "Changed: in $1 a list with $2 has the marks $seen; the finding says $3."; exit 1; }
}
for browser in w3m lynx; do hold $browser 'start="0"' '0. 1. 2.'; hold $browser 'start="-1"' '-1. 0. 1.'; done
hold links 'start="0"' '* * *'
hold elinks 'start="0"' '• • •'
for browser in links elinks; do hold $browser 'start="-1"' '1. 2. 3.'; done
for browser in w3m lynx links elinks; do hold $browser reversed '1. 2. 3.'; done
echo 'As stated: links and elinks do not number a list from 0, and no text browser counts down.'
