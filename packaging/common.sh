# Functions that the scripts in packaging share. They source this file.

step() { printf '\n== %s\n' "$*"; }
die() { printf '\n%s\n' "$*" >&2; exit 1; }

is_installed() { dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q '^install ok installed$'; }

# apt_get WORD…: runs apt-get, with sudo when it has to.
apt_get() {
  local as_root=""
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "Run this as root, or install sudo, or install the packages of packaging/packages yourself."
    as_root=sudo
  fi
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 "$@"
}

# can_have PACKAGE: returns whether the package is installed or can be. Asks this Debian only when it is not installed.
can_have() {
  is_installed "$1" && return 0
  command -v apt-get >/dev/null || return 1
  apt_get update >/dev/null || die "The package lists could not be read. Is the machine online? Run this again then."
  apt-cache policy "$1" | grep -q 'Candidate: [^(]'
}

# install_missing LIST…: installs the packages of the lists that are missing. Needs no network when none is missing.
install_missing() {
  local wanted missing="" package
  wanted=$(cat "$@" | grep -v '^#' | sort -u)
  for package in $wanted; do
    is_installed "$package" || missing="$missing $package"
  done
  if [ -z "$missing" ]; then
    step "All packages are there"
    return 0
  fi
  step "Installing what is missing:$missing"
  command -v apt-get >/dev/null || die "These packages are missing and there is no apt-get to install them:$missing"
  apt_get update ||
    die "The package lists could not be read. Is the machine online? Run this again then."
  # shellcheck disable=SC2086
  apt_get -y install --no-install-recommends $missing ||
    die "These packages could not be installed:$missing. The lines above say why."
}

# configure PRESET: configures build/PRESET, and prints the log only when that fails.
configure() {
  local preset=$1
  mkdir -p build
  step "Configuring ($preset)"
  cmake --preset "$preset" >"build/configure-$preset.log" 2>&1 || { cat "build/configure-$preset.log"; rm -f "build/configure-$preset.log"; die "Configuring failed; the lines above say why."; }
  rm -f "build/configure-$preset.log"
}

# build PRESET [TARGET…]: configures and builds with as many processes as there are cores.
build() {
  local preset=$1
  shift
  configure "$preset"
  step "Building ($preset); the first time takes some minutes"
  cmake --build --preset "$preset" ${1:+--target "$@"} || die "Building failed; the lines above say why."
}
