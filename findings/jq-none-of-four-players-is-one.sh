#!/usr/bin/env bash
# jq 1.6-2.1+deb12u3 (Debian 12) takes one player where limit(0; ...) asks for none, and of four players three of whom are to go by |= empty it keeps two.
#
# One would expect: none, and one. The manual says that limit(n; exp) extracts up to n outputs, and that empty returns no results; with del() the three are gone.
# What happens: limit gives its first output before it counts, for 0 as for 1. With |= empty each element that goes makes the next one be skipped, so that every other
#   one stays. No error is given.
# Why it matters: "the first n of the table", with n from another program, shows a winner of an evening that nobody has played. Players who were taken out of a record,
#   for their privacy, stay in it.
# How we guard against it: Castalia does not use it; its command line has its own choice of sessions.
# Seen: [limit(0; .[])]: ["Ann"]; (.[] | select(. != "Ann")) |= empty: ["Ann","Cem"]; del(.[] | select(. != "Ann")): ["Ann"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p cache/archives/partial root
: >status
# With an empty list of what is installed, apt fetches whatever the package needs, and nothing of it is installed.
apt-get -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root install --yes --download-only --no-install-recommends \
  jq=1.6-2.1+deb12u3 >install.log 2>&1 || { cat install.log >&2; exit 1; }
for package in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C root 2>/dev/null || true; done
hold() {
  local seen
  seen=$(printf '["Ann","Ben","Cem","Dan"]' | LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu "$folder/root/usr/bin/jq" -c "$1")
  [[ $seen == "$2" ]] || { echo "Changed: $1 gives $seen; the finding says $2."; exit 1; }
}
hold '[limit(0; .[])]' '["Ann"]'
hold '(.[] | select(. != "Ann")) |= empty' '["Ann","Cem"]'
hold 'del(.[] | select(. != "Ann"))' '["Ann"]'
echo 'As stated: for jq 1.6 none of four players is one, and |= empty leaves every other one.'
