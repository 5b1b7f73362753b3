#!/usr/bin/env bash
# Lingua::EN::NameCase 1.21-2 (Debian 12, package liblingua-en-namecase-perl) makes LI Wei of li wei, VI Nguyen of vi nguyen, and al Hassan of AL HASSAN.
#
# One would expect: Li Wei, Vi Nguyen and Al Hassan. The manual gives numbers at the end of a name as examples, Henry VIII and Louis XIV, and promises the "proper case" of
#   people's names.
# What happens: every part of a name that is a Roman number up to 89 is written so, wherever it stands, also as the first or the only one; Di, Vi and Xi are none or are, by
#   their letters. Al is always an Arabic article.
# Why it matters: Li is among the most frequent surnames of all, and Vi and Al are first names. Names of Scots and Irish, with which one tries it, are right.
# How we guard against it: names are written as they were typed.
# Seen: HENRY VIII: Henry VIII; O'CALLAGHAN: O'Callaghan; li wei: LI Wei; vi nguyen: VI Nguyen; xi chen: XI Chen; AL HASSAN: al Hassan
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download liblingua-en-namecase-perl=1.21-2 >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.pl <<'PERL'
use strict;
use warnings;
use Lingua::EN::NameCase qw(NameCase);
my %stated = (
    'HENRY VIII' => 'Henry VIII', "O'CALLAGHAN" => "O'Callaghan", 'ANN LEE' => 'Ann Lee', 'li wei' => 'LI Wei', 'vi nguyen' => 'VI Nguyen', 'xi chen' => 'XI Chen',
    'AL HASSAN' => 'al Hassan',
);
for my $name (sort keys %stated) {
    my $seen = NameCase($name);
    die "Changed: $name is $seen; the finding says $stated{$name}.\n" unless $seen eq $stated{$name};
}
print "As stated: for Lingua::EN::NameCase li wei is LI Wei.\n";
PERL
PERL5LIB="$folder/root/usr/share/perl5" perl ask.pl
