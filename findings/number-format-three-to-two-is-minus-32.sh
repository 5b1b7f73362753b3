#!/usr/bin/env bash
# Number::Format 1.75-3 (Debian 12, Perl) reads the result 3-2 as -32, 24-12 as -2412 and 2:30 as 230.
#
# One would expect: no number, or 3, or, by the letter of its documentation, 32: other characters "are removed", and a number is negative if there is
#   a minus "before any of the digits". Its own example says that "1234-567@.8" yields 1234567.8.
# What happens: a minus anywhere in the text makes the number negative, also behind the first digit. The example of the documentation gives
#   -1234567.8. A long dash is removed, so that the same result with it is 32.
# Why it matters: a column of results is taken for points, and 24-12 is a loss of more than two thousand. The one answer that shows a mistake, undef,
#   is only given for texts without a digit.
# How we guard against it: a result of two sides has two columns in our tables.
# Seen: 3-2: -32; 24-12: -2412; 2:30: 230; 1234-567@.8: -1234567.8; -3: -3; 3- : 3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libnumber-format-perl=1.75-3 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Number::Format;
my $format = Number::Format->new;
print "$_: ", $format->unformat_number($_) // "nothing", "\n" for "3-2", "24-12", "2:30", "1234-567\@.8", "-3", "3-", "USD 12.95", "won";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl >seen
cat >stated <<'TEXT'
3-2: -32
24-12: -2412
2:30: 230
1234-567@.8: -1234567.8
-3: -3
3-: 3
USD 12.95: 12.95
won: nothing
TEXT
diff seen stated >changed || { echo "Changed: Number::Format reads other numbers than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: Number::Format 1.75 reads 3-2 as -32 and 24-12 as -2412.'
