#!/usr/bin/env bash
# formattable 0.2.1+dfsg-1 (Debian 12, R) writes a loss of five and a half as $-5.50 and reads that as a gain of five and a half.
#
# One would expect: -5.5. The manual shows that currency takes texts as well as numbers, with "$ 120,250.50" as an example, and the others of its kind,
#   percent, comma and accounting, read what they write.
# What happens: everything before the first digit is the symbol of the currency, with the sign in it. -$5.50 and ($5.50), the two other ways to write a loss,
#   are positive too, and "-5.50 EUR" is so even when the symbol is told.
# Why it matters: stakes of an evening and club accounts have signs, and sums to zero are the check for them. Here all players have won.
# How we guard against it: Castalia does not use it.
# Seen: currency(-5.5): $-5.50, read: 5.5; -$5.50: 5.5; ($5.50): 5.5; accounting(-5.5): (5.50), read: -5.5; comma(-1234.5): -1,234.50, read: -1234.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  r-base-core r-cran-formattable=0.2.1+dfsg-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.R <<'R'
library(formattable)
back <- function(write, value) cat(format(write(value)), "->", as.numeric(write(format(write(value)))), "\n")
back(currency, -5.5)
back(accounting, -5.5)
back(comma, -1234.5)
back(percent, -0.05)
for (text in c("-$5.50", "($5.50)", "$5.50")) cat(text, "->", as.numeric(currency(text)), "\n")
cat("-5.50 EUR ->", as.numeric(currency("-5.50 EUR", "EUR")), "\n")
R
r=$folder/root/usr/lib/R libs=$folder/root/usr/lib/x86_64-linux-gnu
rm "$r/etc/Renviron" && : >"$r/etc/Renviron"
export R_HOME=$r R_LIBS=$r/site-library:$r/library LD_LIBRARY_PATH=$r/lib:$libs:$folder/root/lib/x86_64-linux-gnu:$libs/blas:$libs/lapack EDITOR=vi PAGER=cat LC_ALL=C.UTF-8 TZ=UTC
"$r/bin/exec/R" --vanilla --no-echo -f ask.R >seen 2>errors || { cat errors >&2; exit 1; }
cat >stated <<'TEXT'
$-5.50 -> 5.5 
(5.50) -> -5.5 
-1,234.50 -> -1234.5 
-5.00% -> -0.05 
-$5.50 -> 5.5 
($5.50) -> 5.5 
$5.50 -> 5.5 
-5.50 EUR -> 5.5 
TEXT
diff seen stated >changed || { echo "Changed: formattable reads amounts otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: formattable reads its own $-5.50 as 5.5.'
