# Functions for bare Debians in folders. packaging/test-bare and packaging/try-package source this file. They need root.
# A suite is one of those in $bare_suites.

bare_suites="bookworm trixie forky testing"

# check_suite SUITE: ends with an error when there is no such suite.
check_suite() {
  case " $bare_suites " in
    *" $1 "*) ;;
    *) die "I do not know the suite \"$1\". The suites are: $bare_suites." ;;
  esac
}

# suite_title SUITE: prints the name that people know.
suite_title() {
  case $1 in
    bookworm) echo "Debian 12" ;;
    trixie) echo "Debian 13" ;;
    *) echo "Debian $1" ;;
  esac
}

# mirror_of LABEL ADDRESS: prints where this machine takes packages with that label from, if it is a Debian that takes them
# by HTTP, and otherwise the address.
mirror_of() {
  local own
  # shellcheck disable=SC2016  # apt-get itself fills these in.
  own=$(apt-get indextargets --format '$(LABEL) $(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 2>/dev/null |
    sed -En "s,^$1 (https?://.*[^/])/*\$,\1,p" | head -n 1) || true
  printf '%s\n' "${own:-$2}"
}

# own_apt_settings: prints those settings of this machine's apt that reaching a mirror may take, in its language.
own_apt_settings() {
  apt-config dump --format '%F "%v";%n' Acquire |
    grep -E '^Acquire::(https?::Proxy|Check-Valid-Until|Check-Date|Retries) ' || true
}

# make_bare FOLDER SUITE: makes the smallest system of debootstrap, with the package sources of the suite.
make_bare() {
  local folder=$1 suite=$2 keys=/usr/share/keyrings/debian-archive-keyring.gpg script="" proxy="" debian security
  debian=$(mirror_of Debian http://deb.debian.org/debian)
  security=$(mirror_of Debian-Security http://deb.debian.org/debian-security)
  # An older debootstrap makes a newer suite as it makes sid.
  [ -e "/usr/share/debootstrap/scripts/$suite" ] || script=/usr/share/debootstrap/scripts/sid
  eval "$(apt-config shell proxy Acquire::http::Proxy)"
  env ${proxy:+http_proxy="$proxy"} debootstrap --variant=minbase --keyring="$keys" "$suite" "$folder" "$debian" ${script:+"$script"} \
    >"$folder.log" 2>&1 || { tail -n 5 "$folder.log" >&2; die "debootstrap failed. Is the machine online?"; }
  rm -rf "$folder.log" "$folder/etc/apt/sources.list" "$folder"/etc/apt/sources.list.d/*
  [ -e "$folder$keys" ] || cp "$keys" "$folder$keys"
  own_apt_settings >"$folder/etc/apt/apt.conf.d/90of-the-host"
  cat >"$folder/etc/apt/sources.list.d/debian.sources" <<SOURCES
Types: deb
URIs: $debian
Suites: $suite $suite-updates
Components: main
Signed-By: $keys

Types: deb
URIs: $security
Suites: $suite-security
Components: main
Signed-By: $keys
SOURCES
}

# enter_bare FOLDER: gives it its own processes, terminals and shared memory; leave_bare removes them again.
enter_bare() {
  mount -t proc proc "$1/proc"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$1/dev/pts"
  mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm"
}
leave_bare() {
  local place
  for place in dev/shm dev/pts proc; do
    umount -q "$1/$place" 2>/dev/null || umount -q -l "$1/$place" 2>/dev/null || true
  done
}

# in_bare FOLDER COMMAND…: runs the command there as root, without this machine's environment.
in_bare() {
  local folder=$1
  shift
  chroot "$folder" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive HOME=/root "$@"
}
