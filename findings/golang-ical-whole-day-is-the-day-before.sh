#!/usr/bin/env bash
# arran4/golang-ical 0.0~git20220517.fd89fef-2 (Debian 12, Go) writes a whole day that begins at midnight in Berlin as the day before, and in a form that
# iCalendar does not have: DTSTART:20261129Z.
#
# One would expect: DTSTART;VALUE=DATE:20261130, as RFC 5545 has it for a day, which belongs to no zone and carries no Z. The function is named
#   SetAllDayStartAt, and the time that it is given is midnight of that day.
# What happens: the time is brought to Greenwich first, where it is eleven in the evening of the day before. To the east of it all whole days are a day early,
#   to the west they are right. The Z is written behind the date, and the type of the value is not told, so that a reader expects a time. The library itself
#   reads it back as the 29th.
# Why it matters: a day of a tournament stands in the calendars of the players one day early, or is refused. East of Greenwich every program that does not
#   count in UTC is concerned.
# How we guard against it: Castalia writes and reads no calendars.
# Seen: 30 November in Berlin: DTSTART:20261129Z DTEND:20261130Z, read back as 2026-11-29; the same day in New York: DTSTART:20261130Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-arran4-golang-ical-dev=0.0~git20220517.fd89fef-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.go <<'GO'
package main

import (
	"fmt"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
)

func main() {
	for _, place := range []*time.Location{time.FixedZone("Berlin", 3600), time.UTC, time.FixedZone("New York", -5*3600)} {
		calendar := ics.NewCalendar()
		day := calendar.AddEvent("evening")
		day.SetAllDayStartAt(time.Date(2026, 11, 30, 0, 0, 0, 0, place))
		day.SetAllDayEndAt(time.Date(2026, 12, 1, 0, 0, 0, 0, place))
		for _, line := range strings.Split(calendar.Serialize(), "\r\n") {
			if strings.HasPrefix(line, "DT") {
				fmt.Println(place, line)
			}
		}
		start, err := day.GetAllDayStartAt()
		fmt.Println(place, start.Format("2006-01-02"), err)
	}
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' CGO_ENABLED=0
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
Berlin DTSTART:20261129Z
Berlin DTEND:20261130Z
Berlin 2026-11-29 <nil>
UTC DTSTART:20261130Z
UTC DTEND:20261201Z
UTC 2026-11-30 <nil>
New York DTSTART:20261130Z
New York DTEND:20261201Z
New York 2026-11-30 <nil>
TEXT
diff seen stated >changed || { echo "Changed: golang-ical writes whole days otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: golang-ical writes a whole day in Berlin as the day before.'
