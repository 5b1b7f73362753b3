#!/usr/bin/env bash
# itchyny/timefmt-go 0.1.3-2 (Debian 12, Go) writes 27 November 2026 as 2026-W48-5 and reads that as 1 January 2026, without an error.
#
# One would expect: 27 November, or an error, as for a directive that it does not know. The package is described as one for formatting and parsing dates by
#   strftime and strptime, and it takes the directives %G, %V and %u in both directions; Python's strptime gives 27 November for the same.
# What happens: the numbers of the week and of the weekday are read past and thrown away, and what is not told is 1 January. So it is with %U and %W. Days
#   that do not exist are taken, too: 30 February is 2 March, and half past one with 13 and PM is on the next day. The version 0.1.6 knows weeks.
# Why it matters: plans of leagues name weeks. All evenings that are read from them lie on New Year's Day, and a check that each line could be read finds
#   nothing.
# How we guard against it: Castalia does not use it, and reads no weeks.
# Seen: 2026-11-27 by %G-W%V-%u: 2026-W48-5, read: 2026-01-01; "Fri 47 2026" by %a %U %Y: 2026-01-01; 2026-02-30: 2026-03-02; 13:30 PM: the day after at 01:30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-itchyny-timefmt-go-dev=0.1.3-2 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/itchyny/timefmt-go"
)

func main() {
	day := time.Date(2026, 11, 27, 0, 0, 0, 0, time.UTC)
	for _, form := range []string{"%Y-%m-%d", "%Y %j", "%G-W%V-%u", "%a %U %Y", "%Y %W %w"} {
		text := timefmt.Format(day, form)
		back, err := timefmt.Parse(text, form)
		fmt.Println(form, text, back.Format("2006-01-02"), err)
	}
	for _, pair := range [][2]string{{"2026-02-30", "%Y-%m-%d"}, {"2026-11-27 13:30 PM", "%Y-%m-%d %I:%M %p"}} {
		back, err := timefmt.Parse(pair[0], pair[1])
		fmt.Println(pair[0], back.Format("2006-01-02T15:04"), err)
	}
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' CGO_ENABLED=0
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
%Y-%m-%d 2026-11-27 2026-11-27 <nil>
%Y %j 2026 331 2026-11-27 <nil>
%G-W%V-%u 2026-W48-5 2026-01-01 <nil>
%a %U %Y Fri 47 2026 2026-01-01 <nil>
%Y %W %w 2026 47 5 2026-01-01 <nil>
2026-02-30 2026-03-02T00:00 <nil>
2026-11-27 13:30 PM 2026-11-28T01:30 <nil>
TEXT
diff seen stated >changed || { echo "Changed: timefmt-go reads dates otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: timefmt-go reads week 48 as the first of January.'
