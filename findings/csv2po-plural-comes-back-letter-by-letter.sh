#!/usr/bin/env bash
# csv2po of the Translate Toolkit 3.8.4-1 (Debian 12) takes a table of po2csv back into its own catalogue with the letters of a plural one below the other, so that the
# catalogue cannot be read any more.
#
# One would expect: the catalogue as it was. The two are told as a pair in the manual of the toolkit, for a translator who works in a spreadsheet, and csv2po takes the
#   catalogue as --template.
# What happens: "{n} Karte" comes out as eight lines of one letter behind msgstr[0], without quotation marks, so that the file is no catalogue any more. A warning says that "{n}
#   cards" was not found. A backslash in any other translation comes back as two. The status is 0.
# Why it matters: a translation of a day's work cannot be compiled, or shows two backslashes. Who overwrites the catalogue has lost it.
# How we guard against it: nothing of Castalia passes through CSV; a test reads every catalogue that it has.
# Seen: msgstr[0] { / n / } / (blank) / K / a / r / t / e; msgfmt: fatal errors; "a\\b" (one backslash) is "a\\\\b" (two)
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

msgid "draw"
msgstr "a\\b"

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} Karte"
msgstr[1] "{n} Karten"
PO
/usr/bin/python3 "$folder/root/usr/bin/po2csv" --progress=none de.po de.csv 2>po2csv.log
/usr/bin/python3 "$folder/root/usr/bin/csv2po" --progress=none -t de.po de.csv back.po 2>csv2po.log
"$folder/root/usr/bin/msgfmt" -o /dev/null de.po || { echo "Changed: the catalogue is no good from the beginning."; exit 1; }
! "$folder/root/usr/bin/msgfmt" -o /dev/null back.po 2>msgfmt.log || { echo "Changed: msgfmt takes the catalogue that came back."; exit 1; }
letters=$(sed -n '/^msgstr\[0\]/,/^msgstr\[1\]/p' back.po | sed '$d' | tr -d '\n')
[[ $letters == 'msgstr[0] {n} Karte' ]] || { echo "Changed: the plural comes back as $letters."; exit 1; }
lines=$(sed -n '/^msgstr\[0\]/,/^msgstr\[1\]/p' back.po | sed '$d' | grep -c .)
[[ $lines == 9 ]] || { echo "Changed: the plural has $lines lines; the finding says 9."; exit 1; }
grep -qF 'msgstr "a\\\\b"' back.po || { echo "Changed: one backslash comes back as $(grep -F msgstr back.po | head -n 2)."; exit 1; }
echo 'As stated: csv2po 3.8.4 takes a plural back letter by letter.'
