#!/usr/bin/env bash
# A translation whose second plural form is empty passes `msgfmt --check` of gettext 0.21-12 (Debian 12), counts as translated, and says nothing at all
# for two and more: ngettext gives an empty text instead of the original.
#
# One would expect: an error or a warning of --check, which by its manual does all checks that a catalogue can be given, or the original sentence, as
#   for every message whose translation is empty.
# What happens: whether a message is translated is asked of its first form only. The catalogue holds the empty second form, and that is what is looked
#   up for 2. msgattrib --untranslated does not list it either.
# Why it matters: translators leave the second form for later, and every statistic calls the language complete. Users of that language see a gap
#   where a number and its thing should be, and a test with one card finds nothing.
# How we guard against it: a test reads every catalogue and refuses an empty form of any message, and a number of forms other than the language has.
# Seen: msgfmt: "1 translated message."; ngettext 1: "eine Karte"; ngettext 2: nothing; a message that is untranslated altogether: "two cards"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in gettext gettext-base; do
    version=$(dpkg-query --show --showformat='${Version}' "$package" 2>"$folder/install.log" || true)
    [[ $version == 0.21-12* ]] || { echo "This needs $package 0.21-12 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
done
cat >half.po <<'PO'
msgid ""
msgstr ""
"Project-Id-Version: half\n"
"PO-Revision-Date: 2026-11-27 20:15+0000\n"
"Last-Translator: Ann <ann@example.org>\n"
"Language-Team: German\n"
"Language: de\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "one card"
msgid_plural "two cards"
msgstr[0] "eine Karte"
msgstr[1] ""
PO
changed() {
    echo "Changed: $1" >&2
    exit 1
}
mkdir -p locale/de/LC_MESSAGES
LC_ALL=C msgfmt --check --statistics -o locale/de/LC_MESSAGES/half.mo half.po 2>told || changed "msgfmt --check refuses an empty plural form now: $(cat told)"
[[ $(cat told) == "1 translated message." ]] || changed "msgfmt says: $(cat told)"
[[ -z $(msgattrib --untranslated --no-obsolete half.po) ]] || changed "msgattrib lists the message as untranslated now."
ask() { LC_ALL=C.UTF-8 LANGUAGE=de TEXTDOMAINDIR="$folder/locale" ngettext -d "$1" "one card" "two cards" "$2"; }
[[ $(ask half 1) == "eine Karte" ]] || changed "one card is '$(ask half 1)'."
[[ $(ask half 2) == "" ]] || changed "two cards are '$(ask half 2)'; the finding says that they are an empty text."
[[ $(ask nothing 2) == "two cards" ]] || changed "without a catalogue two cards are '$(ask nothing 2)'."
echo 'As stated: gettext 0.21 calls a message with an empty plural form translated, and gives an empty text for it.'
