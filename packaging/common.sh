# Functions that the scripts in packaging share. They source this file.

step() { printf '\n== %s\n' "$*"; }
die() { printf '\n%s\n' "$*" >&2; exit 1; }

is_installed() { dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q '^install ok installed$'; }

# as_root COMMAND…: runs the command, with sudo when it has to.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    command -v sudo >/dev/null || die "Run this as root, or install sudo, or install the packages of packaging/packages yourself."
    sudo "$@"
  fi
}
apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 "$@"; }

# can_have PACKAGE: returns whether the package is installed or can be. Asks this Debian only when it is not installed.
can_have() {
  is_installed "$1" && return 0
  command -v apt-get >/dev/null || return 1
  apt_get update >/dev/null || die "The package lists could not be read. Is the machine online? Run this again then."
  [[ $(apt-cache policy "$1") == *"Candidate: "[!\(]* ]]
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
  # An installation that was interrupted is finished first.
  [ -z "$(dpkg --audit 2>/dev/null)" ] || as_root dpkg --configure -a
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

# build PRESET [TARGET…]: configures and builds with as many processes as there are cores. What an earlier call has built
# is kept, even if that call was interrupted.
build() {
  local preset=$1
  shift
  configure "$preset"
  step "Building ($preset)"
  NINJA_STATUS='[%f/%t] ' cmake --build --preset "$preset" ${1:+--target "$@"} 2>&1 | tell_progress ||
    die "Building failed; the lines above say why."
}

# tell_progress: reads what ninja prints, tells how much is done and about how long the rest takes, and prints everything
# that is no progress. On a terminal it writes one line anew; elsewhere it prints a line for each tenth.
tell_progress() {
  local line done total tenth=-1 started=$SECONDS open=""
  while IFS= read -r line; do
    if [[ $line == *"Re-checking globbed directories"* ]]; then
      continue  # This counts two steps of its own.
    elif [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\  ]]; then
      done=${BASH_REMATCH[1]} total=${BASH_REMATCH[2]}
      if [ -t 1 ]; then
        printf '\r\033[K%s' "$(progress "$done" "$total" $((SECONDS - started)))"
        open=1
      elif ((total > 0 && 10 * done / total > tenth)); then
        tenth=$((10 * done / total))
        progress "$done" "$total" $((SECONDS - started))
      fi
    else
      [ -z "$open" ] || echo
      open=""
      printf '%s\n' "$line"
    fi
  done
  [ -z "$open" ] || echo
}

# progress DONE TOTAL SECONDS: tells how many steps are done, and from how long they took when the others will be.
progress() {
  local left=$((($2 - $1) * $3 / ($1 > 0 ? $1 : 1)))
  if (($1 == $2)); then
    echo "$1 of $2 steps"
  elif (($1 < 4 || $3 < 5)); then
    echo "$1 of $2 steps; this takes some minutes"
  elif ((left < 60)); then
    echo "$1 of $2 steps, less than a minute left"
  else
    echo "$1 of $2 steps, about $(((left + 59) / 60)) minutes left"
  fi
}
