#!/usr/bin/env bash
# dustin/go-humanize 1.0.0-3 (Debian 12, Go) writes 9.96 with one digit as 9.9, two thirds as 0.6 and -9.96 as -9.9; its own FormatFloat writes 10.0, 0.7 and
# -10.0.
#
# One would expect: 10, 0.7 and -10. CommafWithDigits is said to limit the string to a number of decimal places, and FtoaWithDigits and SIWithDigits likewise,
#   each with an example in which what is left out is less than a half; the formats of Go, on which they rest, round.
# What happens: the text of the number is cut off behind the digits. So 666.66 is 666.6, and with no digit 19.99 thousand are 19 k.
# Why it matters: means and shares are such numbers. A mean of 9.96 loses to one of 9.95 that was written elsewhere, thirds add up to 0.9, and a table made by
#   two functions of the library is not of one kind.
# How we guard against it: Castalia does not use it.
# Seen: 9.96: CommafWithDigits 9.9, FtoaWithDigits 9.9, FormatFloat 10.0; 2/3: 0.6 0.6 0.7; -9.96: -9.9 -9.9 -10.0; SIWithDigits of 19990 with none: 19 kp
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-dustin-go-humanize-dev=1.0.0-3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.go <<'GO'
package main

import (
	"fmt"

	"github.com/dustin/go-humanize"
)

func main() {
	for _, mean := range []float64{9.96, 2.0 / 3, -9.96} {
		fmt.Println(humanize.CommafWithDigits(mean, 1), humanize.FtoaWithDigits(mean, 1), humanize.FormatFloat("#,###.#", mean))
	}
	fmt.Println(humanize.SIWithDigits(19990, 0, "p"), humanize.SIWithDigits(19990, 1, "p"))
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' 
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
9.9 9.9 10.0
0.6 0.6 0.7
-9.9 -9.9 -10.0
19 kp 19.9 kp
TEXT
diff seen stated >changed || { echo "Changed: go-humanize writes numbers otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: go-humanize cuts two thirds to 0.6.'
