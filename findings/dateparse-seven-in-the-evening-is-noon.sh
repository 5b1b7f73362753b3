#!/usr/bin/env bash
# araddon/dateparse 0.0~git20210429.6b43995-3 (Debian 12, Go) reads "8 May 2026 7pm" as noon of that day, without an error, and the points 9.5 as 5 September
# of the year 0.
#
# One would expect: seven in the evening, as it reads "7:30pm", or an error. Its description is to parse any date string without knowing the format in
#   advance, and times with am and pm are among its examples; ParseStrict is to refuse what is ambiguous.
# What happens: without a colon the hour is not recognised. ParseFormat, which tells the layout that it found, gives "2 Jan 2006 7pm", where the 7 is a plain
#   character and only the pm has a meaning, which is an hour of 12. So every evening begins at noon, at 7pm and at 9pm alike, ParseStrict says the same, and
#   "12am" fails. "9 May 2026 8" loses its hour as well.
# Why it matters: evenings begin at 7pm or 8pm more often than at 7:30pm. They all are at noon, on the right day, and in order.
# How we guard against it: Castalia does not use it.
# Seen: 7pm: 2026-05-08T12:00; 9 pm: 2026-05-08T12:00; 7:30pm: 2026-05-08T19:30; the layout of 7pm: 2 Jan 2006 7pm; 9.5: 0000-09-05T00:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-araddon-dateparse-dev=0.0~git20210429.6b43995-3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.go <<'GO'
package main

import (
	"fmt"

	"github.com/araddon/dateparse"
)

func main() {
	for _, text := range []string{"8 May 2026 7pm", "8 May 2026 9 pm", "2026-05-08 7pm", "May 8, 2026 9pm", "8 May 2026 7:30pm", "8 May 2026 12am", "9.5"} {
		read, err := dateparse.ParseAny(text)
		strict, _ := dateparse.ParseStrict(text)
		layout, _ := dateparse.ParseFormat(text)
		fmt.Println(text, "|", read.Format("2006-01-02T15:04"), "|", strict.Format("2006-01-02T15:04"), "|", layout, "|", err != nil)
	}
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' 
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
8 May 2026 7pm | 2026-05-08T12:00 | 2026-05-08T12:00 | 2 Jan 2006 7pm | false
8 May 2026 9 pm | 2026-05-08T12:00 | 2026-05-08T12:00 | 2 Jan 2006 9 pm | false
2026-05-08 7pm | 2026-05-08T12:00 | 2026-05-08T12:00 | 2006-01-02 7pm | false
May 8, 2026 9pm | 2026-05-08T12:00 | 2026-05-08T12:00 | Jan 2, 2006 9pm | false
8 May 2026 7:30pm | 2026-05-08T19:30 | 2026-05-08T19:30 | 2 Jan 2006 3:04pm | false
8 May 2026 12am | 0001-01-01T00:00 | 0001-01-01T00:00 |  | true
9.5 | 0000-09-05T00:00 | 0001-01-01T00:00 | 1.2 | false
TEXT
diff seen stated >changed || { echo "Changed: dateparse reads these otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: dateparse reads 7pm as noon.'
