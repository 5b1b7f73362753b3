# Functions that the scripts in packaging share. They source this file.

step() { printf '\n== %s\n' "$*"; }
die() { printf '\n%s\n' "$*" >&2; exit 1; }

# install_missing LIST…: installs the packages of the lists that are missing. Needs no network when none is missing.
install_missing() {
  local wanted missing="" package as_root=""
  wanted=$(cat "$@" | grep -v '^#' | sort -u)
  for package in $wanted; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed$' || missing="$missing $package"
  done
  if [ -z "$missing" ]; then
    step "All packages are there"
    return 0
  fi
  step "Installing what is missing:$missing"
  command -v apt-get >/dev/null || die "These packages are missing and there is no apt-get to install them:$missing"
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "Run this as root, or install sudo, or install these packages yourself:$missing"
    as_root=sudo
  fi
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 update ||
    die "The package lists could not be read. Is the machine online? Run this again then."
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 install --no-install-recommends $missing ||
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
