#!/usr/bin/env bash
# ruby-distribution 0.7.3+dfsg-1.1 (Debian 12) counts 1/121645100408832000 ways to choose seven of five cards, and half of the waits are over after minus
# 2.5i minutes.
#
# One would expect: no way, and 2.5 minutes. The comment of binomial_coefficient says that it gives the number of different subsets of that size of a set,
#   and the README has p_value as the "inverse CDF". The chance of at most ten heads in ten throws is 1.
# What happens: the count takes the smaller one of k and n - k, which is below 0, and divides by the factorial of that. p_value of Weibull has the root of a
#   logarithm, which is below 0, and its sign in front of it; for an exponential wait, the first root, it is right. Binomial.cdf for ten of ten is an error,
#   where exact_cdf gives 1, and the chance of -1 points is 6.8e-21.
# Why it matters: sums over all hands run over such cases too, and how long a game will take is just the kind of question that Weibull's curve is for.
# How we guard against it: tests compare Castalia's odds with plain counting.
# Seen: 7 of 5: 1/121645100408832000; 5 of 5: 1; Weibull.p_value(0.5, 2, 3): -2.4977i; cdf of 2.4977: 0.5; Binomial.cdf(10, 10, 0.5): Domain error;
#   exact_cdf: 1; Poisson.pdf(-1, 3): 6.8e-21
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-distribution=0.7.3+dfsg-1.1 ruby3.1=3.1.7+really3.1.2-0+deb12u1 libruby3.1=3.1.7+really3.1.2-0+deb12u1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" root; done
cat >ask.rb <<'RUBY'
require 'distribution'
def hold(what, seen, stated)
  abort "Changed: #{what} gives #{seen}; the finding says #{stated}." unless seen == stated
end
hold('five of five', Math.binomial_coefficient(5, 5), 1)
hold('seven of five', Math.binomial_coefficient(5, 7), Rational(1, 121645100408832000))
hold('half of the waits', Distribution::Weibull.p_value(0.5, 2, 3).then { |p| "#{p.real.abs.round(4)} #{p.imaginary.round(4)}" }, '0.0 -2.4977')
hold('the waits up to 2.4977', Distribution::Weibull.cdf(2.497663833473093, 2, 3).round(6), 0.5)
error = begin; Distribution::Binomial.cdf(10, 10, 0.5); rescue ArgumentError => e; e.message[0, 12]; end
hold('at most ten heads of ten', error, 'Domain error')
hold('at most nine', Distribution::Binomial.cdf(9, 10, 0.5).round(4), 0.999)
hold('at most ten, exactly', Distribution::Binomial.exact_cdf(10, 10, 0.5).to_f, 1.0)
hold('minus one points', format('%.1e', Distribution::Poisson.pdf(-1, 3)), '6.8e-21')
puts 'As stated: seven of five cards are chosen in 1/121645100408832000 ways by ruby-distribution 0.7.3.'
RUBY
lib=$folder/root/usr/lib
prime=$(find "$folder/root" -path '*/prime-*/lib' -type d)
LD_LIBRARY_PATH=$lib/x86_64-linux-gnu RUBYLIB=$prime:$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0 "$lib/../bin/ruby3.1" --disable-gems ask.rb
