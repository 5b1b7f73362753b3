#!/usr/bin/env bash
# Taskwarrior 2.6.2 (Debian 12) writes an hour less 90 minutes as PT-30M, and reads neither that nor -PT30M, which ISO 8601 has in its second part.
#
# One would expect: what it writes can be read by itself. Its lengths are those of ISO 8601, in input and output; with a sign they are written -PT30M there, as in XML and iCalendar.
# What happens: behind PT a minus sign ends the number. PT-30M is a text, to which an hour is added by writing it behind: PT-30MPT1H. Its own -30min is understood. Whole
#   numbers are divided without a fraction by the way: 10/4 is 2.
# Why it matters: calc is what scripts ask for the time until the game begins, and keep; once it has begun, the answer of yesterday is a text today. No error is given.
# How we guard against it: lengths in our files are counts of seconds or minutes, with a sign.
# Seen: 1h - 90min: PT-30M; PT-30M + 1h: PT-30MPT1H; -PT30M: -PT30M; -30min + 1h: PT30M; PT90M + 1h: PT2H30M; 10/4: 2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download taskwarrior=2.6.2+dfsg-1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
printf 'data.location=%s\nverbose=nothing\nconfirmation=no\n' "$folder" >taskrc
hold() { # expression, and what the finding says
    local seen
    seen=$(TASKRC="$folder/taskrc" TASKDATA="$folder" "$folder/root/usr/bin/task" calc "$1" 2>>task.log | tail -n 1)
    [[ $seen == "$2" ]] || { echo "Changed: $1 is $seen; the finding says $2." >&2; exit 1; }
}
hold '1h - 90min' 'PT-30M'
hold 'PT-30M + 1h' 'PT-30MPT1H'
hold '-30min + 1h' 'PT30M'
hold 'PT90M + 1h' 'PT2H30M'
hold '-PT30M' '-PT30M'
hold '10/4' '2'
echo 'As stated: Taskwarrior 2.6.2 writes PT-30M, and takes it for a text.'
