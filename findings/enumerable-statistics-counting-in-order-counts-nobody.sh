#!/usr/bin/env bash
# ruby-enumerable-statistics 2.0.7+dfsg-3+b3 (Debian 12) counts nobody's points too and forgets the order as soon as another option is given: the shares of
# 1, 2, 2, 3 and nil are fifths.
#
# One would expect: quarters, the most frequent first. Its documentation has value_counts(normalize: false, sort: true, ascending: false, dropna: true),
#   with dropna as "Don't include counts of NAs".
# What happens: without options it is so. With any of them the others are all taken as false, whatever stands there as the default: with normalize: true nil
#   counts and nothing is sorted, with sort: true, which is the default itself, nil is one of the values, and with ascending: true the order is that of the
#   list.
# Why it matters: who was absent has nil. The same table of results tells counts without those who were absent and shares with them, and the two do not fit.
# How we guard against it: Castalia does not use it.
# Seen: value_counts: 2: 2, 1: 1, 3: 1; sort: true: 2: 2, 1: 1, 3: 1, nil: 1; normalize: true: nil: 0.2, 1: 0.2, 2: 0.4, 3: 0.2; ascending: true: nil: 1, 1:
#   1, 2: 2, 3: 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-enumerable-statistics=2.0.7+dfsg-3+b3 ruby3.1=3.1.7+really3.1.2-0+deb12u1 libruby3.1=3.1.7+really3.1.2-0+deb12u1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" root; done
cat >ask.rb <<'RUBY'
require 'enumerable/statistics'
def hold(what, seen, stated)
  abort "Changed: #{what} gives #{seen}; the finding says #{stated}." unless seen.to_a == stated.to_a
end
points = [1, 2, 2, 3, nil]
hold('the counts', points.value_counts, { 2 => 2, 1 => 1, 3 => 1 })
hold('sort: true', points.value_counts(sort: true), { 2 => 2, 1 => 1, 3 => 1, nil => 1 })
hold('normalize: true', points.value_counts(normalize: true), { nil => 0.2, 1 => 0.2, 2 => 0.4, 3 => 0.2 })
hold('ascending: true', points.value_counts(ascending: true), { nil => 1, 1 => 1, 2 => 2, 3 => 1 })
hold('all of them said', points.value_counts(normalize: true, sort: true, ascending: false, dropna: true), { 2 => 0.5, 1 => 0.25, 3 => 0.25 })
puts 'As stated: with an option nil counts for enumerable-statistics 2.0.7.'
RUBY
lib=$folder/root/usr/lib gem=x86_64-linux-gnu/rubygems-integration/3.1.0
LD_LIBRARY_PATH=$lib/x86_64-linux-gnu RUBYLIB=$lib/$gem/gems/enumerable-statistics-2.0.7/lib:$lib/$gem/extensions/x86_64-linux/3.1.0/enumerable-statistics-2.0.7:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0 \
  "$lib/../bin/ruby3.1" --disable-gems ask.rb
