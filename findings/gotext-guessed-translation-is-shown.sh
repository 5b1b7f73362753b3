#!/usr/bin/env bash
# leonelquinteros/gotext 1.5.0-3 (Debian 12, Go) shows translations that are marked as guesses, and those that are struck out: "draw" is what was once the
# word for "card", until a translator looks at it.
#
# One would expect: the English text, as GNU gettext has it: its manual says that an entry marked fuzzy is a guess that may be wrong and is not used until a
#   translator has removed the mark, and that one behind #~ is obsolete. msgfmt leaves out both. The library calls itself GNU gettext utilities for Go, and
#   reads PO files as well as MO files.
# What happens: the marks are read as remarks and passed over. Of a MO file, which msgfmt has made, the answer is the right one, so that the same catalogue is
#   two.
# Why it matters: msgmerge guesses from messages that look alike: "Ann won" gets the words for "Ann lost". These words stand on the screen of everybody whose
#   language has not been finished, for the program looks translated.
# How we guard against it: Castalia does not use it; its catalogues have no marked entries.
# Seen: Get("Ann won") of the PO file with a fuzzy "Ann hat verloren": Ann hat verloren; of the MO file: Ann won; Get("old") of a struck entry: alt, and old
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  golang-go=2:1.19~1 golang-github-leonelquinteros-gotext-dev=1.5.0-3 gettext=0.21-12 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu
cat >de.po <<'PO'
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgid "Ann lost"
msgstr "Ann hat verloren"

#, fuzzy
msgid "Ann won"
msgstr "Ann hat verloren"

#~ msgid "old"
#~ msgstr "alt"
PO
"$folder/root/usr/bin/msgfmt" -o de.mo de.po
cat >ask.go <<'GO'
package main

import (
	"fmt"
	"os"

	"github.com/leonelquinteros/gotext"
)

func main() {
	text, compiled := gotext.NewPo(), gotext.NewMo()
	text.ParseFile("de.po")
	data, err := os.ReadFile("de.mo")
	if err != nil {
		panic(err)
	}
	compiled.Parse(data)
	for _, message := range []string{"Ann lost", "Ann won", "old"} {
		fmt.Println(message, "|", text.Get(message), "|", compiled.Get(message))
	}
}
GO
export GOROOT=$folder/root/usr/lib/go-1.19 GOPATH=$folder/root/usr/share/gocode GOCACHE=$folder/built GO111MODULE=off GOFLAGS='' 
"$GOROOT/bin/go" run ask.go >seen
cat >stated <<'TEXT'
Ann lost | Ann hat verloren | Ann hat verloren
Ann won | Ann hat verloren | Ann won
old | old | old
TEXT
diff seen stated >changed || { echo "Changed: gotext takes marked translations otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: gotext shows a translation that is marked as a guess.'
