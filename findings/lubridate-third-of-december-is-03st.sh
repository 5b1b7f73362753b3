#!/usr/bin/env bash
# lubridate 1.9.2+dfsg-1 (Debian 12, R) writes 3 December by the example "May 1st, 2026" as "Dec 03st, 2026", and by the example "Table 4: 1 May 2026" as
# "Table 12: 03 May 2026".
#
# One would expect: Dec 3rd, 2026, or an error, and Table 4 with 3 December. The manual says that stamps are like formats "but based on human-friendly
#   templates"; the example in it keeps the other words, "Meeting, Sunday May 1".
# What happens: the letters behind the day are kept as they are in the example, so that there are a 03st, a 22rd and a 03nd. Any number before the date can be
#   taken for the month, and the name of the month stays: every evening is then in May. The choice is told in a message unless quiet is asked for; the result
#   is not.
# Why it matters: invitations and score sheets are written by such examples. The date is right in the example itself and in no other.
# How we guard against it: Castalia does not use it.
# Seen: May 1st, 2026: Dec 03st, 2026; Recorded on March 3rd 1999, for 22 November: Recorded on November 22rd 2026; Table 4: 1 May 2026: Table 12: 03 May
#   2026; 1 May 2026: 03 Dec 2026
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the packages need, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  r-base-core r-cran-lubridate=1.9.2+dfsg-1 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
cat >ask.R <<'R'
suppressPackageStartupMessages(library(lubridate))
for (example in c("1 May 2026", "May 1st, 2026", "Recorded on March 3rd 1999", "Table 4: 1 May 2026")) {
  write <- stamp(example, quiet = TRUE)
  cat(example, "->", write(as.Date("2026-12-03")), "|", write(as.Date("2026-11-22")), "\n")
}
R
r=$folder/root/usr/lib/R libs=$folder/root/usr/lib/x86_64-linux-gnu
rm "$r/etc/Renviron" && : >"$r/etc/Renviron"
export R_HOME=$r R_LIBS=$r/site-library:$r/library LD_LIBRARY_PATH=$r/lib:$libs:$folder/root/lib/x86_64-linux-gnu:$libs/blas:$libs/lapack EDITOR=vi PAGER=cat LC_ALL=C.UTF-8 TZ=UTC
"$r/bin/exec/R" --vanilla --no-echo -f ask.R >seen 2>errors || { cat errors >&2; exit 1; }
cat >stated <<'TEXT'
1 May 2026 -> 03 Dec 2026 | 22 Nov 2026 
May 1st, 2026 -> Dec 03st, 2026 | Nov 22st, 2026 
Recorded on March 3rd 1999 -> Recorded on December 03rd 2026 | Recorded on November 22rd 2026 
Table 4: 1 May 2026 -> Table 12: 03 May 2026 | Table 11: 22 May 2026 
TEXT
diff seen stated >changed || { echo "Changed: lubridate writes dates by examples otherwise than the finding says:" >&2; cat changed >&2; exit 1; }
echo 'As stated: lubridate writes 3 December by the example of May 1st as Dec 03st.'
