#!/usr/bin/env bash
# flite 2.2-5 (Debian 12), an English voice that screen readers can use, says three for "−3" with the minus sign U+2212, nothing at all for "½", and
# ten for "10♥"; with a hyphen, "-3" is minus three.
#
# One would expect: minus three, a half, and ten of hearts, or a word for a sign that it does not know. The manual page says that the program
#   "converts text" and names no signs that are left out.
# What happens: everything outside of ASCII is dropped before the text is read, and with it what a word is made of: 9½ is nine.
# Why it matters: typography and accessibility advise the minus sign, and espeak-ng says it where it leaves out the hyphen
#   (espeak-minus-three-is-three). Whoever changes the voice hears debts as leads and half points as none.
# How we guard against it: Castalia shows half points as 7.5, never ½, and points below zero with U+2212; with this voice their sign is lost. That is open.
# Seen (sounds of -ps): -3: m ay n ax s th r iy; −3: th r iy; ½: none; 9½: n ay n; 10♥: t eh n; 0.5: z ih r ow p oy n t f ay v
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download flite=2.2-5 libflite1=2.2-5 >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
hold() { # text, sounds
    local seen
    seen=$(LD_LIBRARY_PATH="$folder/root/usr/lib/x86_64-linux-gnu" "$folder/root/usr/bin/flite" -voice slt -ps -t "$1" none | sed 's/pau//g' | xargs)
    [[ $seen == "$2" ]] || { echo "Changed: flite says '$seen' for $1; the finding says '$2'." >&2; exit 1; }
}
hold '-3' 'm ay n ax s th r iy'
hold '−3' 'th r iy'
hold '½' ''
hold '9½' 'n ay n'
hold '9.5' 'n ay n p oy n t f ay v'
hold '10♥' 't eh n'
hold '10' 't eh n'
echo 'As stated: flite 2.2 says three for −3, and nothing for ½.'
