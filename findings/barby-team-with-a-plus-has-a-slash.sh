#!/usr/bin/env bash
# ruby-barby 0.6.8+dfsg-2 (Debian 12) exchanges plus and slash in Code 93: the team A+B is read as A/B, and the date 27/11 as 27+11.
#
# One would expect: A+B, as from the code that zint 2.11.1-1 writes. The README of barby lists Code 93 among the supported kinds, and plus and slash are among the 43
#   characters that have bars of their own in it.
# What happens: the two have each other's pattern. The check characters are computed for these patterns, so that the code is in order for every reader. All other letters
#   are right, and in Code 39 these two as well.
# Why it matters: teams are often named with a plus, and dates written with a slash. What is scanned is another text that looks as good, and no check finds it.
# How we guard against it: Castalia writes QR codes only.
# Seen, by zbar 0.23.92-7+deb12u1: barby, Code 93: A+B -> A/B, 27/11 -> 27+11, A-B -> A-B; barby, Code 39: A+B -> A+B; zint, Code 93: A+B -> A+B
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  ruby-barby=0.6.8+dfsg-2 ruby-chunky-png=1.3.15-2 ruby zint=2.11.1-1 zbar-tools=0.23.92-7+deb12u1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
lib=$folder/root/usr/lib x86=$folder/root/usr/lib/x86_64-linux-gnu share=$folder/root/usr/share/rubygems-integration
export LD_LIBRARY_PATH=$x86:$folder/root/lib/x86_64-linux-gnu:$lib MAGICK_CODER_MODULE_PATH=$x86/ImageMagick-6.9.11/modules-Q16/coders
export GEM_PATH=$share/all:$share/3.1.0:$x86/rubygems-integration/3.1.0 RUBYLIB=$lib/ruby/vendor_ruby:$lib/ruby/3.1.0:$x86/ruby/3.1.0:$x86/ruby/vendor_ruby/3.1.0
cat >write.rb <<'RUBY'
require 'barby'
require 'barby/barcode/code_93'
require 'barby/barcode/code_39'
require 'barby/outputter/png_outputter'
File.binwrite('code.png', Barby.const_get(ARGV[0]).new(ARGV[1]).to_png(xdim: 3, height: 80, margin: 30))
RUBY
hold() { # hold KIND TEXT WHAT_IS_READ
  local seen
  if [[ $1 == zint ]]; then "$folder/root/usr/bin/zint" --barcode=CODE93 --scale=2 --vwhitesp=10 --whitesp=20 -o code.png -d "$2"
  else "$folder/root/usr/bin/ruby3.1" write.rb "$1" "$2"; fi
  seen=$("$folder/root/usr/bin/zbarimg" -q --raw code.png 2>errors) || true
  [[ $seen == "$3" ]] || { echo "Changed: $2 by $1 is read as '$seen'; the finding says '$3'."; exit 1; }
}
hold Code93 A+B A/B
hold Code93 27/11 27+11
hold Code93 A-B A-B
hold Code39 A+B A+B
hold zint A+B A+B
echo 'As stated: barby 0.6.8 writes A+B in Code 93 so that A/B is read.'
