#!/usr/bin/env bash
# json-schema 2.8.1-4 for Ruby (Debian 12, package ruby-json-schema) takes two lines for a name that is to be of letters only, and finds every value invalid when the
# schema names draft 6 or 7.
#
# One would expect: not a name. Draft 4, 3.3, has patterns by ECMA 262, in which ^ and $ are the beginning and the end of the text. An unknown draft is an error, not an
#   answer about the data: fully_validate() says "Schema not found".
# What happens: the pattern is given to Ruby, in which ^ and $ are the ends of any line, so one good line is enough. validate() catches the error about the draft and
#   gives false, for right data and wrong. Nothing is written about it.
# Why it matters: names with a line break get into the table of players, and move the points of all that follow in a text file. With a schema of these days all records
#   are refused, and the reason is looked for in the records.
# How we guard against it: Castalia does not use it; its tests read its schemas with valijson, in C++.
# Seen: "Ann" with ^[A-Z][a-z]+$: true; "ann 3": false; "Ann", line break, "3 points": true; the number 1 as integer in draft 4: true, draft 6: false, draft 7: false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  ruby-json-schema=2.8.1-4 ruby >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.rb <<'RUBY'
require 'json-schema'
def hold(what, seen, stated)
  abort "Changed: #{what} is #{seen}; the finding says #{stated}." unless seen == stated
end
name = { 'properties' => { 'name' => { 'type' => 'string', 'pattern' => '^[A-Z][a-z]+$' } } }
hold('the name Ann', JSON::Validator.validate(name, { 'name' => 'Ann' }), true)
hold('the name ann 3', JSON::Validator.validate(name, { 'name' => 'ann 3' }), false)
hold('a name of two lines', JSON::Validator.validate(name, { 'name' => "Ann\n3 points" }), true)
{ 'draft-04' => true, 'draft-06' => false, 'draft-07' => false }.each do |draft, stated|
  schema = { '$schema' => "http://json-schema.org/#{draft}/schema#", 'properties' => { 'points' => { 'type' => 'integer' } } }
  hold("1 by #{draft}", JSON::Validator.validate(schema, { 'points' => 1 }), stated)
end
puts 'As stated: json-schema 2.8.1 for Ruby takes a name of two lines, and refuses all data by draft 7.'
RUBY
lib=$folder/root/usr/lib x86=$folder/root/usr/lib/x86_64-linux-gnu share=$folder/root/usr/share/rubygems-integration
export LD_LIBRARY_PATH=$x86:$folder/root/lib/x86_64-linux-gnu GEM_PATH=$share/all:$share/3.1.0:$x86/rubygems-integration/3.1.0
RUBYLIB=$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$x86/ruby/3.1.0:$x86/ruby/vendor_ruby/3.1.0 "$folder/root/usr/bin/ruby3.1" ask.rb
