#!/usr/bin/env bash
# schollz/closestmatch 2.1.0-3 (Debian 12, Go) finds nothing that is close to Cem in a list of Ann, Ben and Cem, and nothing for "Ann" or "BEN" either.
#
# One would expect: the name itself. The README says that the library is for input of a user, which may be misspelled or out of order, and that the closest
#   match has the highest overlap of parts of a few letters, so that what is equal is closest.
# What happens: two things come together. The list is made small letters and what is asked for is not, so that each part with a capital letter is none of the
#   list's; the README's own examples ask in small letters. And the last part of every word is left out, with pieces of two letters the "em" of Cem. For short
#   names nothing remains; of longer ones the ends do not count.
# Why it matters: names of players are short and begin with a capital letter. A search that answers nothing for a name that is there makes a second player of
#   that name.
# How we guard against it: Castalia does not use it, and looks for equal names before similar ones.
# Seen: New(Ann Ben Cem, pieces of 2): Cem: "", Ann: "", ann: Ann, cem: Cem; pieces of 2 and 3: Cem: "", Anna Lee for "anna lee": Anna Lee; pieces of 3: ann:
#   ""
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-schollz-closestmatch-dev=2.1.0-3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.go <<'GO'
package main

import (
	"fmt"

	"github.com/schollz/closestmatch"
)

func main() {
	names := []string{"Ann", "Ben", "Cem"}
	for _, pieces := range [][]int{{2}, {2, 3}, {3}} {
		list := closestmatch.New(names, pieces)
		for _, name := range []string{"Ann", "Cem", "BEN", "ann", "cem"} {
			fmt.Printf("%v %s: %q\n", pieces, name, list.Closest(name))
		}
	}
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' 
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
[2] Ann: ""
[2] Cem: ""
[2] BEN: ""
[2] ann: "Ann"
[2] cem: "Cem"
[2 3] Ann: ""
[2 3] Cem: ""
[2 3] BEN: ""
[2 3] ann: "Ann"
[2 3] cem: "Cem"
[3] Ann: ""
[3] Cem: ""
[3] BEN: ""
[3] ann: ""
[3] cem: ""
TEXT
diff seen stated >changed || { echo "Changed: closestmatch finds otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: closestmatch finds nothing like Ann in a list with Ann.'
