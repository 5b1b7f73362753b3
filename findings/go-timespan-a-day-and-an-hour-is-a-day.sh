#!/usr/bin/env bash
# rickb777/date 1.20.1-1 (Debian 12, Go) reads a span of a day and an hour as a day: what it wrote itself for 36 hours, P1DT12H, comes back as 24.
#
# One would expect: 36 hours. The function is named for RFC 5545, in which P1DT12H are a day and twelve hours, and its documentation says that a string is a
#   time, a slash and another time or a period. The part of the library for periods counts P1DT12H as 36 hours.
# What happens: a period with days is added to the start by its years, months and days only. Hours, minutes, seconds and half days are dropped without an
#   error. Longer spans, which are written in days even if they were hours, lose up to a day too. The text for people has a fault of its own: an hour and a
#   half before is told as "1 hour, 30 minutes".
# Why it matters: a convention of two days and three hours ends when the second day ends. Whatever is saved and loaded twice is shorter than it was.
# How we guard against it: Castalia does not use it.
# Seen: 36h0m0s: 20261127T200000Z/P1DT12H, read as 24h0m0s; 50h0m0s: P2DT2H, read as 48h0m0s; P1.5D: 24h0m0s; PT36H: 36h0m0s; -PT1H30M: 1 hour, 30 minutes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-rickb777-date-dev=1.20.1-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/rickb777/date/period"
	"github.com/rickb777/date/timespan"
)

func main() {
	start := time.Date(2026, 11, 27, 20, 0, 0, 0, time.UTC)
	for _, length := range []time.Duration{90 * time.Minute, 36 * time.Hour, 50 * time.Hour, 4001 * time.Hour} {
		text := timespan.TimeSpanOf(start, length).FormatRFC5545(true)
		back, err := timespan.ParseRFC5545InLocation(text, time.UTC)
		fmt.Println(length, text, back.Duration(), err)
	}
	for _, text := range []string{"PT36H", "P1DT1H", "P1.5D"} {
		back, err := timespan.ParseRFC5545InLocation("20261127T200000Z/"+text, time.UTC)
		alone, _ := period.MustParse(text).Duration()
		fmt.Println(text, back.Duration(), err, "alone:", alone)
	}
	fmt.Println(period.MustParse("-PT1H30M").Format())
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' CGO_ENABLED=0
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
1h30m0s 20261127T200000Z/PT1H30M 1h30m0s <nil>
36h0m0s 20261127T200000Z/P1DT12H 24h0m0s <nil>
50h0m0s 20261127T200000Z/P2DT2H 48h0m0s <nil>
4001h0m0s 20261127T200000Z/P166DT17H 3984h0m0s <nil>
PT36H 36h0m0s <nil> alone: 36h0m0s
P1DT1H 24h0m0s <nil> alone: 25h0m0s
P1.5D 24h0m0s <nil> alone: 36h0m0s
1 hour, 30 minutes
TEXT
diff seen stated >changed || { echo "Changed: date/timespan reads spans otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: a span of a day and twelve hours is read as a day.'
