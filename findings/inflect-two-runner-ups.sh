#!/usr/bin/env bash
# inflect 2.1.0-4 (Debian 12, Python) makes of one runner-up two "runner-ups", of a passer-by "passer-bies" and of a thief "thiefs"; and with the Perl module that it
# is made after, Lingua::EN::Inflect 1.905-2, a player has "a 8-point lead" and is "a 11th seed".
#
# One would expect: runners-up and passers-by, as from the Perl module, thieves, "an 8-point lead" and "an 11th seed", as both have "an eight-point lead". Their
#   documentation promises the plural of a noun, and the article "depending on its pronunciation" and "appropriate".
# What happens: in Python the first of the words that hyphens join is made plural only before "of", "in" and the like, and not before "up" and "by". For the
#   article digits seem to count as consonants, so that 8, 11, 18 and 80 to 89 are wrong.
# Why it matters: a report that is written out in words names the runner-up of each game. What a program says of one is right, and of two is not.
# How we guard against it: Castalia's words come from its translations, with each plural written out, and no article before a number.
# Seen: runner-up: runner-ups (Perl: runners-up); passer-by: passer-bies (passers-by); thief: thiefs (thiefs); 8-point lead: a 8-point lead (the same)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-inflect=2.1.0-4 liblingua-en-inflect-perl=1.905-2 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.py <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import inflect

english = inflect.engine()
for noun in ["runner-up", "passer-by", "thief", "leaf", "mother-in-law"]:
    print(english.plural(noun))
for words in ["8-point lead", "11th seed", "18-hole game", "80-card deck", "eight-point lead"]:
    print(english.a(words))
PY
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Lingua::EN::Inflect qw(A PL);
print scalar(PL($_)), "\n" for 'runner-up', 'passer-by', 'thief', 'leaf', 'mother-in-law';
print scalar(A($_)), "\n" for '8-point lead', '11th seed', '18-hole game', '80-card deck', 'eight-point lead';
PERL
/usr/bin/python3 ask.py "$folder/root/usr/lib/python3/dist-packages" >python
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl >perl
paste -d '|' python perl >seen
cat >stated <<'TEXT'
runner-ups|runners-up
passer-bies|passers-by
thiefs|thiefs
leaves|leaves
mothers-in-law|mothers-in-law
a 8-point lead|a 8-point lead
a 11th seed|a 11th seed
a 18-hole game|a 18-hole game
a 80-card deck|a 80-card deck
an eight-point lead|an eight-point lead
TEXT
diff seen stated >changed || { echo "Changed: inflect and Lingua::EN::Inflect give other words than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: inflect 2.1.0 makes runner-ups of a runner-up and passer-bies of a passer-by, and both write a 8-point lead.'
