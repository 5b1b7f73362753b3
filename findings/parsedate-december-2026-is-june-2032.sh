#!/usr/bin/env bash
# Time::ParseDate 2015.103-4 (Debian 12, Perl) takes "Dec 2026" for 17 June 2032, and "1 hour 30 minutes ago" for an hour from now.
#
# One would expect: December 2026, and an hour and a half ago, or no result. The documentation has "count units ago" among what is recognized, with
#   hours and minutes as units, and says that it returns "undef if it was unable to parse the time".
# What happens: 2026 is the day of December, and days beyond the end of a month go on into the next, for five and a half years, even if the whole text
#   has to be understood (WHOLE). With VALIDATE, which is off by default, there is no result. Of "1 hour 30 minutes ago" the first count is taken by
#   itself and the rest is left.
# Why it matters: the month of a season and the time since a game began are written like this. The answers are dates like any other, and "90 minutes
#   ago" is right.
# How we guard against it: Castalia takes a date as a day, month and year and refuses what is none.
# Seen, at 18:00 on 27 November 2026: Dec 2026: 2032-06-17; the same with WHOLE: 2032-06-17; 1 hour 30 minutes ago: 2026-11-27 19:00; 90 minutes ago:
#   16:30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libtime-parsedate-perl=2015.103-4 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use POSIX qw(strftime);
use Time::ParseDate;
my $now = 1795802400;
for my $text ("Dec 2026", "27 Nov 2026 19:30", "1 hour 30 minutes ago", "2 hours 15 minutes ago", "90 minutes ago") {
    for my $whole (0, 1) {
        my ($seconds) = parsedate($text, NOW => $now, ZONE => "GMT", WHOLE => $whole);
        print "$text: ", (defined $seconds ? strftime("%Y-%m-%d %H:%M", gmtime $seconds) : "nothing"), "\n";
    }
}
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl >seen
cat >stated <<'TEXT'
Dec 2026: 2032-06-17 00:00
Dec 2026: 2032-06-17 00:00
27 Nov 2026 19:30: 2026-11-27 19:30
27 Nov 2026 19:30: 2026-11-27 19:30
1 hour 30 minutes ago: 2026-11-27 19:00
1 hour 30 minutes ago: nothing
2 hours 15 minutes ago: 2026-11-27 20:00
2 hours 15 minutes ago: nothing
90 minutes ago: 2026-11-27 16:30
90 minutes ago: 2026-11-27 16:30
TEXT
diff seen stated >changed || { echo "Changed: Time::ParseDate reads other times than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: Time::ParseDate 2015.103 takes Dec 2026 for 17 June 2032, and 1 hour 30 minutes ago for an hour from now.'
