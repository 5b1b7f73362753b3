# Functions for a bare Debian 12 in a folder. packaging/test-bare and packaging/try-package source this file. They need root.

# make_bare FOLDER: makes the smallest system of debootstrap, with the package sources of this machine.
make_bare() {
  debootstrap --variant=minbase bookworm "$1" >/dev/null || die "debootstrap failed. Is the machine online?"
  [ ! -d /etc/apt ] || cp -rT /etc/apt "$1/etc/apt"
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
