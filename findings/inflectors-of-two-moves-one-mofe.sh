#!/usr/bin/env bash
# dry-inflector 0.2.1-1 (Debian 12) makes one mofe of two moves, and inflection 0.3.1-3 for Python one wafe of two waves, one bonu of a bonus and three shamen of shamans.
#
# One would expect: move, wave, bonus and shamans. Both work with rules like those of Ruby on Rails and turn plurals into singulars; inflection knows
#   move as a word of its own, and both know that one of the lives is a life.
# What happens: what ends in -ves is taken for the plural of a word in -f or -fe, so that olives become an olife, and caves a cafe. A word that is one already loses its s: a bonus
#   is a bonu in one of the two, gas a ga, an atlas an atla in both. Whatever ends in man is a man: the plural of shaman is shamen, and of German germen.
# Why it matters: counters have names that people give them, and programs tell one move and two moves by such rules. It is right for points, games and cards.
# How we guard against it: plurals in Castalia come from its catalogues; what people name is not bent.
# Seen: dry-inflector: moves mofe, olives olife, zombies zomby; inflection: moves move, waves wafe, caves cafe, bonus bonu, plural of shaman shamen
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-dry-inflector=0.2.1-1 python3-inflection=0.3.1-3 ruby3.1=3.1.7+really3.1.2-0+deb12u1 libruby3.1=3.1.7+really3.1.2-0+deb12u1 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
/usr/bin/python3 - "$folder/root/usr/lib/python3/dist-packages" <<'PY'
import sys
sys.path.insert(0, sys.argv[1])
import inflection

for plural, single in {"points": "point", "moves": "move", "waves": "wafe", "caves": "cafe", "olives": "olife", "bonus": "bonu", "atlas": "atla"}.items():
    if inflection.singularize(plural) != single:
        sys.exit(f"Changed: the singular of {plural} is {inflection.singularize(plural)} in inflection; the finding says {single}.")
if inflection.pluralize("shaman") != "shamen":
    sys.exit(f"Changed: the plural of shaman is {inflection.pluralize('shaman')} in inflection; the finding says shamen.")
PY
cat >ask.rb <<'RUBY'
require 'dry/inflector'
{ 'points' => 'point', 'moves' => 'mofe', 'waves' => 'wafe', 'olives' => 'olife', 'zombies' => 'zomby', 'bonus' => 'bonus', 'atlas' => 'atla' }.each do |plural, single|
  seen = Dry::Inflector.new.singularize(plural)
  abort "Changed: the singular of #{plural} is #{seen} in dry-inflector; the finding says #{single}." unless seen == single
end
puts 'As stated: of two moves dry-inflector 0.2.1 makes one mofe, and of two waves inflection 0.3.1 one wafe.'
RUBY
lib="$folder/root/usr/lib"
LD_LIBRARY_PATH="$lib/x86_64-linux-gnu" RUBYLIB="$folder/root/usr/share/rubygems-integration/all/gems/dry-inflector-0.2.1/lib:$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$lib/x86_64-linux-gnu/ruby/3.1.0" \
    "$folder/root/usr/bin/ruby3.1" --disable-gems ask.rb
