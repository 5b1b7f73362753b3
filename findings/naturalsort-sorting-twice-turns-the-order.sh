#!/usr/bin/env bash
# skarademir/naturalsort 0.0~git20150715.0.69a5d87-1.1 (Debian 12, Go) exchanges "Round 2" and "Round 2b" each time the list is sorted, and so it does with 9
# and 9.5 and with every name with a number that is the beginning of another.
#
# One would expect: the same order whatever was before: Round 2, Round 2b, Round 10. The README calls it a natural sorter, and the interface of Go that it
#   implements asks for an order in which of two different names one is always the lesser.
# What happens: if one name ends where the other goes on, each is less than the other. The sort then ends with the one first that was last. Names that differ
#   before their ends are sorted well.
# Why it matters: a list of rounds or of games, "Game 1" and "Game 1 final", has another order each time it is shown, and a list that was in order is put out
#   of it by sorting.
# How we guard against it: Castalia does not use it.
# Seen: Round 2, Round 2b, Round 10: sorted once Round 2b, Round 2, Round 10; twice Round 2, Round 2b, Round 10; 9, 9.5, 10: once 9.5, 9, 10; Game 1, Game 1
#   final: once Game 1 final, Game 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-skarademir-naturalsort-dev=0.0~git20150715.0.69a5d87-1.1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.go <<'GO'
package main

import (
	"fmt"
	"sort"
	"strings"

	"github.com/skarademir/naturalsort"
)

func main() {
	for _, names := range [][]string{{"Round 2", "Round 2b", "Round 10"}, {"9", "9.5", "10"}, {"Game 1", "Game 1 final"}, {"Round 10", "Round 9"}} {
		line := []string{strings.Join(names, ", ")}
		for i := 0; i < 3; i++ {
			sort.Sort(naturalsort.NaturalSort(names))
			line = append(line, strings.Join(names, ", "))
		}
		fmt.Println(strings.Join(line, " -> "))
	}
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' 
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
Round 2, Round 2b, Round 10 -> Round 2b, Round 2, Round 10 -> Round 2, Round 2b, Round 10 -> Round 2b, Round 2, Round 10
9, 9.5, 10 -> 9.5, 9, 10 -> 9, 9.5, 10 -> 9.5, 9, 10
Game 1, Game 1 final -> Game 1 final, Game 1 -> Game 1, Game 1 final -> Game 1 final, Game 1
Round 10, Round 9 -> Round 9, Round 10 -> Round 9, Round 10 -> Round 9, Round 10
TEXT
diff seen stated >changed || { echo "Changed: naturalsort sorts these otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: naturalsort exchanges Round 2 and Round 2b each time.'
