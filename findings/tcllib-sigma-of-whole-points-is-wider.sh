#!/usr/bin/env bash
# tcllib 1.21+dfsg-1 (Debian 12, package math 1.2.5) has another standard deviation for 1, 2, 3 and 4 than for 1.0, 2.0, 3.0 and 4.0: 1.41 and 1.29.
#
# One would expect: 1.29 for both. The manual calls sigma the standard deviation and cov the coefficient of variation of its arguments, and stats of the same
#   package gives 1.29 and 51.6 % for both. The example of the manual's own summary is math::stats, of which the three numbers are said to be these.
# What happens: sigma and cov divide the sum by the count as whole numbers, so that the mean of 1, 2, 3 and 4 is 2. Distances from a mean that is too small
#   make the deviation too large, and the percentage is of the smaller mean: 1 and 2 vary by 100 % instead of 47 %. Where the mean is a whole number, all is
#   right.
# Why it matters: points are whole numbers, and how even a player's results are is told by this number. It is never far off, so nobody notices; who has half a
#   point once is counted otherwise than the others.
# How we guard against it: Castalia does not use it.
# Seen: sigma 1 2 3 4: 1.4142; of 1.0 2.0 3.0 4.0: 1.2910; cov 1 2: 100.0000; of 1.0 2.0: 47.1405; stats 1 2 3 4: 2.5000 1.2910 51.6398
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  tcl8.6 tcllib=1.21+dfsg-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.tcl <<'TCL'
package require math
foreach points {{1 2 3 4} {1.0 2.0 3.0 4.0} {1 2} {1.0 2.0} {5 5 6} {1 2 3}} {
    set line "$points:"
    foreach number [list [math::sigma {*}$points] [math::cov {*}$points] {*}[math::stats {*}$points]] { append line [format " %.4f" $number] }
    puts $line
}
TCL
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/lib/x86_64-linux-gnu TCL_LIBRARY=$folder/root/usr/share/tcltk/tcl8.6
TCLLIBPATH="$folder/root/usr/share/tcltk/tcllib1.21" "$folder/root/usr/bin/tclsh8.6" ask.tcl >seen
cat >stated <<'TEXT'
1 2 3 4: 1.4142 70.7107 2.5000 1.2910 51.6398
1.0 2.0 3.0 4.0: 1.2910 51.6398 2.5000 1.2910 51.6398
1 2: 1.0000 100.0000 1.5000 0.7071 47.1405
1.0 2.0: 0.7071 47.1405 1.5000 0.7071 47.1405
5 5 6: 0.7071 14.1421 5.3333 0.5774 10.8253
1 2 3: 1.0000 50.0000 2.0000 1.0000 50.0000
TEXT
diff seen stated >changed || { echo "Changed: tcllib counts otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: sigma of tcllib 1.21 is wider for whole points than for the same points with a decimal.'
