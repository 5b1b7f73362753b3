#!/usr/bin/env bash
# ruby-statistics 2.1.1-2 (Debian 12): a paired t test finds a difference or none by which list is named first, and with two sides of a coin every coin is loaded.
#
# One would expect: the same for both orders. The test is the one with two tails, which asks for a difference and not for its direction. Four players had 1, 2, 3 and 4
#   points before and 2, 3, 4 and 6 after, so that t is -5 or 5 with three degrees of freedom, and the probability 0.0154. The README has both tests as examples.
# What happens: the probability is twice what lies above t, which for -5 is 1.98. It is above 0.05, so that the answer is no difference. The test of two unpaired lists takes the
#   absolute value of t first. The test of goodness of fit works with the sides of a die, but not with one degree of freedom: the probability is -Infinity for 51 heads of
#   100, too. Where all counts are as expected it is NaN, and the answer neither yes nor no.
# Why it matters: this is how one asks whether players got better and whether a coin or a die is fair. A probability of 1.98 is seen by who looks at it, and not by who takes the answer.
# How we guard against it: Castalia tells chances of dice exactly, and tests no lists of players.
# Seen: after and before: t 5, p 0.0154, null false; before and after: t -5, p 1.9846, null true; 51 heads of 100: p -Infinity, null false; 50 of 100: NaN, null and alternative false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-statistics=2.1.1-2 ruby3.1=3.1.7+really3.1.2-0+deb12u1 libruby3.1=3.1.7+really3.1.2-0+deb12u1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.rb <<'RUBY'
require 'statistics'
def hold(what, seen, stated)
  abort "Changed: #{what} gives #{seen}; the finding says #{stated}." unless seen == stated
end
paired = ->(first, second) { StatisticalTest::TTest.paired_test(0.05, :two_tail, first, second).then { |r| "#{r[:t_score]} #{r[:p_value].round(4)} #{r[:null]}" } }
before = [1.0, 2.0, 3.0, 4.0]
after = [2.0, 3.0, 4.0, 6.0]
hold('after and before', paired.(after, before), '5.0 0.0154 false')
hold('before and after', paired.(before, after), '-5.0 1.9846 true')
fit = ->(counts) { StatisticalTest::ChiSquaredTest.goodness_of_fit(0.05, [counts.sum / counts.size] * counts.size, counts) }
said = ->(r) { "#{r[:p_value].round(4) rescue r[:p_value]} #{r[:null]} #{r[:alternative]}" }
hold('a die', said.(fit.([5, 8, 9, 8, 10, 20])), '0.0199 false true')
hold('51 heads of 100', said.(fit.([51, 49])), '-Infinity false true')
hold('50 heads of 100', said.(fit.([50, 50])), 'NaN false false')
puts 'As stated: ruby-statistics 2.1.1 finds a difference after and before, and none before and after.'
RUBY
lib="$folder/root/usr/lib"
LD_LIBRARY_PATH="$lib/x86_64-linux-gnu" RUBYLIB="$folder/root/usr/share/rubygems-integration/all/gems/ruby-statistics-2.1.1/lib:$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0" \
    "$folder/root/usr/bin/ruby3.1" --disable-gems ask.rb
