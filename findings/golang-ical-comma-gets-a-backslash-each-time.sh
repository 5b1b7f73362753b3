#!/usr/bin/env bash
# arran4/golang-ical 0.0~git20220517.fd89fef-2 (Debian 12, Go) reads the title "Lee, Ann" with a backslash before the comma, and an event that is copied from
# one calendar to another gets more of them each time.
#
# One would expect: Lee, Ann. RFC 5545 writes a comma in a text as a backslash and a comma, which a reader has to undo. The functions that set a title do
#   write the backslash, so that one puts in "Lee, Ann" as it is.
# What happens: the writing side knows the rule and the reading side does not: the value of a property is what stands in the file. This is so for an event
#   that was made by the library itself a line before, and for semicolons, backslashes and the ends of lines, which are a backslash and an n.
# Why it matters: merging the calendars of two groups, or moving an evening, is reading and setting. Ticket to Ride, Europe becomes a title with one, three
#   and seven backslashes, which other programs show.
# How we guard against it: Castalia writes and reads no calendars.
# Seen: read: Lee\, Ann\; two\nlines; copied once: SUMMARY:Lee\\\, Ann\\\; two\\nlines; set "Lee, Ann" and asked: Lee\, Ann
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

	ics "github.com/arran4/golang-ical"
)

const file = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20261130T190000Z\r\n" +
	"DTSTART:20261130T193000Z\r\nSUMMARY:Lee\\, Ann\\; two\\nlines\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

func main() {
	text := file
	for i := 0; i < 3; i++ {
		calendar, err := ics.ParseCalendar(strings.NewReader(text))
		if err != nil {
			panic(err)
		}
		title := calendar.Events()[0].GetProperty(ics.ComponentPropertySummary).Value
		fmt.Println(title)
		next := ics.NewCalendar()
		next.AddEvent("1").SetSummary(title)
		text = next.Serialize()
	}
	event := ics.NewCalendar().AddEvent("2")
	event.SetSummary("Lee, Ann")
	fmt.Println(event.GetProperty(ics.ComponentPropertySummary).Value)
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' CGO_ENABLED=0
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
Lee\, Ann\; two\nlines
Lee\\\, Ann\\\; two\\nlines
Lee\\\\\\\, Ann\\\\\\\; two\\\\nlines
Lee\, Ann
TEXT
diff seen stated >changed || { echo "Changed: golang-ical reads titles otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: golang-ical reads a comma with its backslash and writes another one before it.'
