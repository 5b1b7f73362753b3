#!/usr/bin/env bash
# gtools 3.9.4-1 (Debian 12, R) sorts dates backwards: mixedsort puts 2026-12-01 before 2026-11-30, and "Game 3-2" before "Game 3-1".
#
# One would expect: 2026-11-30 first, as plain sorting has it. The manual says that strings are split into sections of characters and of numbers, that numbers
#   are sorted by their value, and that this is useful to bring labels into a logical order; of signs it says nothing, and its examples have no number with
#   one.
# What happens: a hyphen before a digit is taken for the sign of the number, also when digits stand before it. So the month is -12 and comes before -11.
#   Versions with two dots are out of order as well, 1.2.10 before 1.2.3, since 1.2 and .10 are the numbers.
# Why it matters: files, evenings and rounds are named by dates and by numbers with hyphens, and this function is the one for such names. The list is sorted,
#   only the wrong way round, and the years stay in order.
# How we guard against it: Castalia does not use it.
# Seen: mixedsort of 2026-11-29, 2026-11-30 and 2026-12-01: 2026-12-01 2026-11-30 2026-11-29; sort: 2026-11-29 2026-11-30 2026-12-01; Round 2-9, Round 2-10:
#   Round 2-10 Round 2-9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  r-base-core r-cran-gtools=3.9.4-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.R <<'R'
say <- function(texts) cat(paste(gtools::mixedsort(texts), collapse = ", "), "|", paste(sort(texts), collapse = ", "), "\n")
say(c("2026-11-29", "2026-11-30", "2026-12-01"))
say(c("Game 3-1", "Game 3-2"))
say(c("Round 2-9", "Round 2-10"))
say(c("1.2.3", "1.2.10"))
say(c("Round 2", "Round 10"))
R
r=$folder/root/usr/lib/R libs=$folder/root/usr/lib/x86_64-linux-gnu
rm "$r/etc/Renviron" && : >"$r/etc/Renviron"
export R_HOME=$r R_LIBS=$r/site-library:$r/library LD_LIBRARY_PATH=$r/lib:$libs:$folder/root/lib/x86_64-linux-gnu:$libs/blas:$libs/lapack EDITOR=vi PAGER=cat LC_ALL=C.UTF-8 TZ=UTC
"$r/bin/exec/R" --vanilla --no-echo -f ask.R >seen 2>errors || { cat errors >&2; exit 1; }
cat >stated <<'TEXT'
2026-12-01, 2026-11-30, 2026-11-29 | 2026-11-29, 2026-11-30, 2026-12-01 
Game 3-2, Game 3-1 | Game 3-1, Game 3-2 
Round 2-10, Round 2-9 | Round 2-10, Round 2-9 
1.2.10, 1.2.3 | 1.2.10, 1.2.3 
Round 2, Round 10 | Round 10, Round 2 
TEXT
diff seen stated >changed || { echo "Changed: gtools sorts these otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: gtools sorts 2026-12-01 before 2026-11-30.'
