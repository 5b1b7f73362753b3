#!/usr/bin/env bash
# The Translate Toolkit 3.8.4-1 (Debian 12) gives back a catalogue that went to XLIFF and returned without its contexts: to draw and a draw are told apart by the line
# of the source, and a struck message is in use again.
#
# One would expect: the contexts as they were. The two programs are offered for translators who work in XLIFF, and OASIS has a guide for PO in XLIFF 1.2, which keeps
#   msgctxt as a context and marks obsolete messages.
# What happens: po2xliff writes neither the context nor that a message is obsolete. For equal words xliff2po makes contexts of its own from the places of the source,
#   and other contexts are gone. msgfmt takes the result. No warning is given, and the status is 0.
# Why it matters: gettext finds a message by its context. Every message that has one is shown in English again, though its translation stands in the catalogue, and
#   nobody is told.
# How we guard against it: nothing of Castalia passes through XLIFF; a test reads every catalogue against the words of the program.
# Seen: msgctxt "verb" and "noun" are "a.cpp:1" and "a.cpp:2", "deck" is none, and #~ msgid "gone" is msgid "gone"
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
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: a.cpp:1
msgctxt "verb"
msgid "draw"
msgstr "ziehen"

#: a.cpp:2
msgctxt "noun"
msgid "draw"
msgstr "Remis"

#: a.cpp:3
msgctxt "deck"
msgid "open"
msgstr "offen"

#~ msgid "gone"
#~ msgstr "weg"
PO
/usr/bin/python3 "$folder/root/usr/bin/po2xliff" --progress=none de.po de.xlf >run.log 2>&1
/usr/bin/python3 "$folder/root/usr/bin/xliff2po" --progress=none de.xlf back.po >>run.log 2>&1
"$folder/root/usr/bin/msgfmt" -o /dev/null back.po 2>>run.log
[[ ! -s run.log ]] || { echo "Changed: it says $(cat run.log)"; exit 1; }
seen=$(grep -E '^(#~ )?msg(ctxt|id) "[^"]' back.po | paste -sd ' ')
stated='msgctxt "a.cpp:1" msgid "draw" msgctxt "a.cpp:2" msgid "draw" msgid "open" msgid "gone"'
[[ $seen == "$stated" ]] || { echo "Changed: the messages are $seen; the finding says $stated."; exit 1; }
echo 'As stated: after XLIFF, contexts are places of the source, or none.'
