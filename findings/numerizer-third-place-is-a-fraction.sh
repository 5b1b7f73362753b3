#!/usr/bin/env bash
# Numerizer 0.2.0-2 (Debian 12, package ruby-numerizer) writes "in third place" as "in/3 place", "won by a hundred points" as "won by a100 points", and "two and three" as 5.
#
# One would expect: in 3rd place, as "third place" alone and "the tenth game" come out right, and won by 100 points, as with "one hundred". Its README has "three quarters" for 3/4 and
#   "two and a half" for 2.5, and calls it a help with numbers in sentences.
# What happens: behind a word, third to ninth are the lower part of a fraction, whether or not that word is a number, and the blank before it goes. The same blank is lost before
#   hundred, thousand and million. Second is no number at all, and two numbers with "and" between them are added.
# Why it matters: text is sent through it before results are looked for. "Bill the Third" and "the fourth game" are lost, "rounds two and three" are round 5, and the first words of a
#   text, with which one tries it, are read as they should be.
# How we guard against it: Castalia reads no numbers from words.
# Seen: third place: 3rd place; in third place: in/3 place; the fourth game: the/4 game; the tenth game: the 10th game; the second player: the second player;
#   won by a hundred points: won by a100 points; rounds two and three: rounds 5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby=3.1.7+really3.1.2-0+deb12u1
apt-get download ruby-numerizer=0.2.0-2 "ruby3.1=$ruby" "libruby3.1=$ruby" >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.rb <<'RUBY'
require 'numerizer'
stated = {
  'third place' => '3rd place', 'in third place' => 'in/3 place', 'Bill the Third' => 'Bill the/3', 'the fourth game' => 'the/4 game', 'two thirds' => '2/3',
  'the tenth game' => 'the 10th game', 'the second player' => 'the second player', 'one hundred points' => '100 points',
  'won by a hundred points' => 'won by a100 points', 'a million' => 'a1000000', 'two and a half' => '2.5', 'rounds two and three' => 'rounds 5'
}
stated.each do |words, numbers|
  seen = Numerizer.numerize(words)
  abort "Changed: '#{words}' is '#{seen}'; the finding says '#{numbers}'." unless seen == numbers
end
puts 'As stated: Numerizer 0.2.0 writes "in third place" as "in/3 place", and "a hundred points" as "a100 points".'
RUBY
lib="$folder/root/usr/lib"
LD_LIBRARY_PATH="$lib/x86_64-linux-gnu" RUBYLIB="$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0" "$folder/root/usr/bin/ruby3.1" --disable-gems ask.rb
