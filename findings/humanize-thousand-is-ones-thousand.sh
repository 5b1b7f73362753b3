#!/usr/bin/env bash
# ruby-humanize 2.5.1-2 (Debian 12) says "Eins Tausend" for 1000 in German, "Eins Million" for a million, and "negativ Null Komma Fünf" for -0.5.
#
# One would expect: tausend or eintausend, eine Million, and minus null Komma fünf. German is one of its languages, and numbers up to 999 are right.
# What happens: the words of each language are put together by the rules of English, with a blank before each group of three digits. "Eins" is the 1 with which one counts, and
#   cannot stand before another word; 2000 is "Zwei Tausend". Every part has a capital letter. It is an English that was translated
#   word by word: minus is "negative", and Spanish has "negativo cero punto cinco" where Spaniards say coma.
# Why it matters: numbers in words are read aloud and printed on certificates. Small numbers are right, and large ones come when the season is over.
# How we guard against it: Castalia gives digits to those who listen, with a minus sign that voices say.
# Seen, de: 101 Einhunderteins; 1000 Eins Tausend; 2000 Zwei Tausend; 1000000 Eins Million; -0.5 negativ Null Komma Fünf; es: -0.5 negativo cero punto cinco
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-humanize=2.5.1-2 ruby3.1=3.1.7+really3.1.2-0+deb12u1 libruby3.1=3.1.7+really3.1.2-0+deb12u1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
cat >ask.rb <<'RUBY'
require 'humanize'
stated = {
  [101, :de] => 'Einhunderteins', [1000, :de] => 'Eins Tausend', [2000, :de] => 'Zwei Tausend', [1_000_000, :de] => 'Eins Million',
  [-0.5, :de] => 'negativ Null Komma Fünf', [-0.5, :es] => 'negativo cero punto cinco', [-3, :en] => 'negative three', [1000, :fr] => 'mille'
}
stated.each do |(number, language), words|
  seen = number.humanize(locale: language)
  abort "Changed: #{number} in #{language} is '#{seen}'; the finding says '#{words}'." unless seen == words
end
puts 'As stated: ruby-humanize 2.5.1 says Eins Tausend for 1000 in German.'
RUBY
lib="$folder/root/usr/lib"
LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$lib/x86_64-linux-gnu" RUBYLIB="$folder/root/usr/share/rubygems-integration/all/gems/humanize-2.5.1/lib:$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0" \
    "$folder/root/usr/bin/ruby3.1" --disable-gems ask.rb
