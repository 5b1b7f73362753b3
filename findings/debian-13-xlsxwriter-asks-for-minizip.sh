#!/usr/bin/env bash
# libxlsxwriter-dev 1.2.1-1 of Debian 13 cannot be used through pkg-config with what it depends on: its file asks for minizip, and no package that
# it depends on has it.
#
# One would expect: that `pkg-config xlsxwriter` works once libxlsxwriter-dev is installed; Debian's policy (8.4) wants a development package to
#   depend on what is needed to use it, and 1.1.4-2+b1 of Debian 12 has no such line.
# What happens: xlsxwriter.pc says "Requires.private: zlib minizip libcrypto", which pkg-config wants even for a shared link. The package depends on
#   libssl-dev (and through it on zlib) only. The error names a package that nobody has asked for.
# Why it matters: a build that works on Debian 12 stops on 13 while it is configured, on clean machines only: wherever another package has brought
#   libminizip-dev along, it works.
# To guard against it: a build for Debian 13 must name libminizip-dev among its packages, although nothing of ours uses it.
# Seen: Package 'minizip', required by 'xlsxwriter', not found
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Debian 13 beside this machine's Debian: the same site, lists and packages in the temporary folder only.
# shellcheck disable=SC2016  # apt expands it
site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Codename: bookworm' | head -n 1)
[[ -n $site ]] || { echo "This needs the package lists of Debian 12: run apt-get update on such a machine." >&2; exit 1; }
mkdir -p lists/partial cache/archives/partial
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $site trixie main" >sources.list
trixie=(-o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$folder/lists" -o "Dir::Cache=$folder/cache"
    -o APT::Sandbox::User=root -o Acquire::Languages=none)
apt-get "${trixie[@]}" update >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
apt-get "${trixie[@]}" download libxlsxwriter-dev=1.2.1-1 libssl-dev zlib1g-dev >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done

changed() {
    echo "Changed: $1" >&2
    exit 1
}
apt-cache "${trixie[@]}" depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances libxlsxwriter-dev >closure
grep -q '^libssl-dev$' closure || changed "libxlsxwriter-dev of Debian 13 does not lead to libssl-dev any more."
if grep -q '^libminizip-dev' closure; then changed "libxlsxwriter-dev of Debian 13 leads to libminizip-dev now."; fi
export PKG_CONFIG_LIBDIR="$folder/root/usr/lib/x86_64-linux-gnu/pkgconfig"
if pkg-config --exists --print-errors xlsxwriter 2>errors; then changed "pkg-config finds xlsxwriter of Debian 13 now."; fi
grep -q "Package 'minizip', required by 'xlsxwriter', not found" errors || changed "pkg-config says: $(cat errors)"
echo 'As stated: xlsxwriter.pc of Debian 13 asks for minizip, and nothing that libxlsxwriter-dev depends on has it.'
