#!/usr/bin/env bash
# po2ts of the Translate Toolkit 3.8.4-1 (Debian 12) leaves out every message of a catalogue that does not say where it stands in the source: of three translations one
# is written.
#
# One would expect: three. The places are comments in PO ("#:" in the manual of gettext, "The Format of PO Files"), which xgettext and msgcat leave out with
#   --no-location, as many projects do. The manual of po2ts says that it converts PO files to the .ts of Qt.
# What happens: the place of a message is taken as its context in Qt, and a message without it is left out, also if it has a msgctxt. A catalogue without places is an
#   empty list. With --context it is the same. No warning is given, and the status is 0.
# Why it matters: the program is translated in part or not at all, and the file looks like one in which the translator has done nothing.
# How we guard against it: nothing of Castalia passes through .ts; a test reads every catalogue against the words of the program.
# Seen: written of three, one of which has a place: 1 (Ann wins); after msgcat --no-location: 0; with --context Game: 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  translate-toolkit=3.8.4-1 gettext=0.21-12 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu LC_ALL=C.UTF-8
cat >de.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"

#: a.cpp:1
msgid "Ann wins"
msgstr "Ann gewinnt"

msgid "Ben wins"
msgstr "Ben gewinnt"

msgctxt "noun"
msgid "draw"
msgstr "Remis"
PO
"$folder/root/usr/bin/msgcat" --no-location -o without.po de.po
count() {
  /usr/bin/python3 "$folder/root/usr/bin/po2ts" --progress=none "$@" out.ts >run.log 2>&1 || { echo "Changed: po2ts fails: $(cat run.log)"; exit 1; }
  [[ ! -s run.log ]] || { echo "Changed: it says $(cat run.log)"; exit 1; }
  grep -c '<translation>.' out.ts || true
}
seen="$(count de.po) $(count without.po) $(count --context Game de.po)"
[[ $seen == '1 0 1' ]] || { echo "Changed: written are $seen; the finding says 1 0 1."; exit 1; }
echo 'As stated: po2ts 3.8.4 leaves out the messages without a place.'
