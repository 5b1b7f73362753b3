#!/usr/bin/env bash
# SQL::Statement 1.414-1 under DBD::CSV 0.6000-1+deb12u1 (Debian 12) does not sort by a column that is not shown: the name of the best player by points is that of the
# first line.
#
# One would expect: the best one. SQL::Statement::Syntax shows ORDER BY with any columns and LIMIT behind it, and SQL sorts by what the table has. It also says that
#   NULL and the empty text are the same; and SQL leaves out NULL in count(), avg() and min().
# What happens: the rows keep the order of the file, and LIMIT 1 takes the first of them. As soon as points is among what is shown, it is sorted rightly. An empty cell
#   is found by IS NULL, and yet it counts as a value, as 0 in the mean, and is the least. No error is given.
# Why it matters: "who leads?" is answered with who stands first in the file, and often this is right. Who was absent lowers the mean of the season.
# How we guard against it: Castalia does not use it; SQLite sorts and counts for it.
# Seen, Ann 3, Ben 10, Cem none: SELECT name ... ORDER BY points DESC LIMIT 1: Ann; name, points: Ben 10; count 3, avg 4.33333333333333, min nothing; with IS NOT NULL:
#   2, 6.5, 3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  libdbd-csv-perl=0.6000-1+deb12u1 libsql-statement-perl=1.414-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
printf 'name,points\nAnn,3\nBen,10\nCem,\n' >evening.csv
cat >ask.pl <<'PL'
use strict; use warnings; use DBI;
my $base = DBI->connect('dbi:CSV:', undef, undef, { f_dir => '.', RaiseError => 1 });
my @stated = (['SELECT name FROM evening.csv ORDER BY points DESC LIMIT 1', 'Ann'], ['SELECT name, points FROM evening.csv ORDER BY points DESC LIMIT 1', 'Ben 10'],
  ['SELECT count(points), avg(points), min(points) FROM evening.csv', '3 4.33333333333333 '],
  ['SELECT count(points), avg(points), min(points) FROM evening.csv WHERE points IS NOT NULL', '2 6.5 3']);
for (@stated) {
  my ($query, $stated) = @$_;
  my $seen = join '; ', map { join ' ', map { $_ // '' } @$_ } @{ $base->selectall_arrayref($query) };
  if ($seen ne $stated) { print "Changed: $query gives '$seen'; the finding says '$stated'.\n"; exit 1 }
}
print "As stated: for DBD::CSV the best of Ann with 3 and Ben with 10 is Ann.\n";
PL
share=$folder/root/usr/share lib=$folder/root/usr/lib/x86_64-linux-gnu
PERL5LIB=$share/perl5:$lib/perl5/5.36:$share/perl/5.36:$lib/perl/5.36:$lib/perl-base LD_LIBRARY_PATH=$lib "$folder/root/usr/bin/perl" ask.pl
