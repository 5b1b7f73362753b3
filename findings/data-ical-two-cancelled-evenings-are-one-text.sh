#!/usr/bin/env bash
# Data::ICal 0.24 (Debian 12) reads and writes two cancelled evenings as one text with a backslash, and the categories Chess and Go as one that is called "Chess,Go".
#
# One would expect: EXDATE:20261204T193000,20261211T193000, as it was read. The documentation says that it takes calendars "as defined in the iCalendar protocol (RFC 2445)" from files
#   and gives them as a string; by that RFC and RFC 5545 the commas between values of EXDATE, RDATE, CATEGORIES and RESOURCES separate them, and only those within a text have a backslash.
# What happens: the value of every property is one text for it. When it is written, all commas get a backslash, those that separated values too; only RRULE and GEO are left alone.
#   "Oh\, Fudge,Chess", one game with a comma and another one, is "Oh\, Fudge\,Chess".
# Why it matters: a file that was merely read and saved has dates that are no dates: a reader refuses the file or lets the two evenings take place. Categories become one that
#   nobody has.
# How we guard against it: Castalia writes no calendars; names with commas are its everyday tests.
# Seen: EXDATE:20261204T193000\,20261211T193000; CATEGORIES:Chess\,Go; RESOURCES:Table\,Lamp; GEO:52.52;13.405; RRULE unchanged
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libdata-ical-perl=0.24+dfsg-2 libtext-vfile-asdata-perl=0.08-2 libclass-accessor-perl=0.51-2 \
    libclass-accessor-chained-perl=0.01.1~debian-5 libclass-returnvalue-perl=0.55-4 libdevel-stacktrace-perl=2.0400-2 libsub-name-perl=0.26-2+b1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Data::ICal;
my @lines = (
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//game evenings//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', 'DTSTART:20261127T193000',
    'RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=FR,SA', 'EXDATE:20261204T193000,20261211T193000', 'CATEGORIES:Chess,Go', 'RESOURCES:Table,Lamp', 'GEO:52.52;13.405',
    'SUMMARY:Oh\\, Fudge', 'END:VEVENT', 'END:VCALENDAR',
);
my $calendar = Data::ICal->new(data => join("\r\n", @lines) . "\r\n");
my $seen = $calendar->as_string;
my @stated = (
    'RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=FR,SA', 'EXDATE:20261204T193000\\,20261211T193000', 'CATEGORIES:Chess\\,Go', 'RESOURCES:Table\\,Lamp', 'GEO:52.52;13.405', 'SUMMARY:Oh\\, Fudge',
);
for my $line (@stated) {
    next if $seen =~ /^\Q$line\E\r?$/m;
    print STDERR "Changed: Data::ICal writes\n$seen\nThe finding says $line.\n";
    exit 1;
}
print "As stated: Data::ICal 0.24 writes two dates of EXDATE as one text.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5:$folder/root/usr/lib/x86_64-linux-gnu/perl5/5.36" perl ask.pl
