#!/usr/bin/env bash
# timberio/go-datemath 0.1.0+git20200323.74ddef6-3 (Debian 12, Go) counts a month back from 31 March and comes to 3 March, and a month on from 31 January to
# the same day.
#
# One would expect: 28 February for both. Its documentation says that any expression that is valid for Elasticsearch should be evaluated in the same way here,
#   and those of Elasticsearch are computed by java.time, which takes the last day of a month that is too short.
# What happens: 31 February is taken for 3 March, as Go's own dates do. Also a year on from 29 February is 1 March, and a month back from 31 October, where
#   September has thirty days, is 1 October. On such days, the month before now has no part in the month before.
# Why it matters: "the last month" is now less a month. On the last days of March such a table of a month begins on 1, 2 or 3 March, so that February's
#   evenings and most of March's are missing, on these days only.
# How we guard against it: Castalia does not use it, and adds no months to days.
# Seen: 2026-03-31||-1M: 2026-03-03; 2026-01-31||+1M: 2026-03-03; 2026-10-31||-1M: 2026-10-01; 2024-02-29||+1y: 2025-03-01; 2026-03-28||-1M: 2026-02-28
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-timberio-go-datemath-dev=0.1.0+git20200323.74ddef6-3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/timberio/go-datemath"
)

func main() {
	for _, text := range []string{"2026-03-28||-1M", "2026-03-31||-1M", "2026-01-31||+1M", "2026-10-31||-1M", "2024-02-29||+1y"} {
		found, err := datemath.ParseAndEvaluate(text, datemath.WithNow(time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC)))
		fmt.Println(text, found.Format("2006-01-02"), err)
	}
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' CGO_ENABLED=0
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
2026-03-28||-1M 2026-02-28 <nil>
2026-03-31||-1M 2026-03-03 <nil>
2026-01-31||+1M 2026-03-03 <nil>
2026-10-31||-1M 2026-10-01 <nil>
2024-02-29||+1y 2025-03-01 <nil>
TEXT
diff seen stated >changed || { echo "Changed: go-datemath counts months otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: go-datemath takes 3 March for the month before 31 March.'
