#!/usr/bin/env bash
# Taskwarrior 2.6.2+dfsg-1 and Timewarrior 1.4.3+ds.1-2 (Debian 12) take Friday of week 48 of 2026 for 4 December: in years that begin with a Thursday all weeks are one
# late.
#
# One would expect: 27 November. In ISO 8601, week 1 is the one with the first Thursday, and in 2026 that is 1 January. The manual pages name ISO 8601 for their dates,
#   timew-dates(7) with the year and the number of the week. For Python and for date of the coreutils, 27 November is 2026-W48-5.
# What happens: 2009, 2015, 2026 and 2032 are a week late. 2019-W01-1, which is 31 December 2018, is 30 November 2018. Other years that were tried are right. No error
#   is given, and the evening is stored so.
# Why it matters: clubs plan by weeks. In this year each reminder comes when the evening is over, and the time at the table is kept for a day on which nobody met.
# How we guard against it: Castalia does not use them, and writes its dates with month and day.
# Seen: 2026-W48-5: 2026-12-04; 2026-W01-1: 2026-01-05; 2027-W48-5: 2027-12-03 (right); 2019-W01-1: 2018-11-30; kept by Timewarrior: 20261204T193000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  taskwarrior=2.6.2+dfsg-1 timewarrior=1.4.3+ds.1-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu TZ=UTC LC_ALL=C.UTF-8
export HOME=$folder TASKRC=$folder/taskrc TASKDATA=$folder/tasks TIMEWARRIORDB=$folder/times
mkdir -p tasks times/data
: >taskrc
echo 'confirmation = off' >times/timewarrior.cfg
hold() {
  [[ $2 == "$3" ]] || { echo "Changed: $1 is $2; the finding says $3."; exit 1; }
}
for pair in 2026-W48-5=2026-12-04 2026-W01-1=2026-01-05 2027-W48-5=2027-12-03 2019-W01-1=2018-11-30; do
  hold "${pair%%=*}" "$("$folder/root/usr/bin/task" rc.verbose=nothing calc "${pair%%=*}" 2>task.log)" "${pair#*=}T00:00:00"
done
hold 'Python: 2026-W48-5' "$(/usr/bin/python3 -c 'import datetime; print(datetime.date.fromisocalendar(2026, 48, 5))')" 2026-11-27
"$folder/root/usr/bin/timew" track 2026-W48-5T19:30 - 2026-W48-5T21:00 Go >timew.log 2>&1
hold 'the evening of 2026-W48-5' "$("$folder/root/usr/bin/timew" export | grep -o '"start":"[0-9T]*' | cut -d '"' -f 4)" 20261204T193000
echo 'As stated: for Taskwarrior and Timewarrior week 48 of 2026 is a week late.'
