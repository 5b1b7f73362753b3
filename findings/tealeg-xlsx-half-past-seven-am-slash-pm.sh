#!/usr/bin/env bash
# tealeg/xlsx 1.0.3+git20181024.dbf71b6-2 (Debian 12, Go) shows 19:30 in the format h:mm AM/PM as "7:30 AM/PM", and 7:30 as "7:30 AM/AM".
#
# One would expect: 7:30 PM and 7:30 AM, as spreadsheets show them. The standard of the format, ECMA-376, has AM/PM as one sign for the half of the day, and
#   number 18 of its built-in formats is this one; FormattedValue is said to give the value as it is shown by the format.
# What happens: only one half of the sign is replaced. 0.5 of a day, noon, is "12:00 AM/PM". With the small letters am/pm the sign is put in rightly. SetDate
#   has a fault beside it: midnight of 30 November in Berlin is written as 23:00 of the 29th and shown as the 29th.
# Why it matters: morning and evening differ in the last two letters only, and both begin with AM. A table that is made into text has all evenings twice a
#   day.
# How we guard against it: Castalia does not use it, and writes times with 24 hours.
# Seen: 19:30: 7:30 AM/PM; 07:30: 7:30 AM/AM; 12:00: 12:00 AM/PM; with am/pm: 7:30 pm, 7:30 am; SetDate of 30 November in Berlin: 11-29-26
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-tealeg-xlsx-dev=1.0.3+git20181024.dbf71b6-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/tealeg/xlsx"
)

func main() {
	for _, format := range []string{"h:mm AM/PM", "h:mm am/pm", "hh:mm"} {
		for _, day := range []float64{0.3125, 0.5, 0.8125} {
			var cell xlsx.Cell
			cell.SetFloatWithFormat(day, format)
			text, err := cell.FormattedValue()
			fmt.Println(format, day, "|", text, err)
		}
	}
	var cell xlsx.Cell
	cell.SetDate(time.Date(2026, 11, 30, 0, 0, 0, 0, time.FixedZone("Berlin", 3600)))
	text, err := cell.FormattedValue()
	fmt.Println(text, err)
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' 
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
h:mm AM/PM 0.3125 | 7:30 AM/AM <nil>
h:mm AM/PM 0.5 | 12:00 AM/PM <nil>
h:mm AM/PM 0.8125 | 7:30 AM/PM <nil>
h:mm am/pm 0.3125 | 7:30 am <nil>
h:mm am/pm 0.5 | 12:00 pm <nil>
h:mm am/pm 0.8125 | 7:30 pm <nil>
hh:mm 0.3125 | 07:30 <nil>
hh:mm 0.5 | 12:00 <nil>
hh:mm 0.8125 | 19:30 <nil>
11-29-26 <nil>
TEXT
diff seen stated >changed || { echo "Changed: tealeg/xlsx shows times otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: tealeg/xlsx shows 19:30 as 7:30 AM/PM.'
