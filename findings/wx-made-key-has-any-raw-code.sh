#!/usr/bin/env bash
# wxWidgets 3.2.2 (Debian 12): a wxKeyEvent that a program makes has the key code 0, and whatever lay in memory as its raw code and raw flags.
#
# One would expect: 0. The manual names wxEVT_CHAR as a type that the constructor takes, and GetKeyCode, GetUnicodeKey and the modifiers of such
#   an event are nothing; GetRawKeyCode returns "the raw key code for this event" and nothing is said of made ones.
# What happens: the constructor leaves both members alone. On the stack of a new program they are 0 by chance, later they are not.
# Why it matters: tests and accessibility tools send made keys, and code that asks the raw code whether a keyboard has sent a key, or which letter
#   it is on another layout, is right until the day the memory was used before.
# How we guard against it: our tests make keys in one place, which sets both members; the program makes none.
# Seen, made where each byte was 7: key code 0, Unicode key 0, raw code 117901063, raw flags 117901063, modifiers 0; where it was 0: all 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=$(dpkg-query --show --showformat='${Version}' libwxgtk3.2-dev 2>"$folder/install.log" || true)
[[ $version == 3.2.2+dfsg-2* ]] || { echo "This needs libwxgtk3.2-dev 3.2.2 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
cat >made.cpp <<'CPP'
#include <wx/event.h>
#include <cstring>
#include <iostream>
#include <new>
int main() {
    alignas(wxKeyEvent) static unsigned char memory[sizeof(wxKeyEvent)];
    for (const int byte : {0, 7}) {
        std::memset(memory, byte, sizeof memory);
        auto* key = new (memory) wxKeyEvent(wxEVT_CHAR);
        std::cout << key->GetKeyCode() << ' ' << key->GetUnicodeKey() << ' ' << key->GetRawKeyCode() << ' ' << key->GetRawKeyFlags() << ' '
                  << key->GetModifiers() << ';';
        key->~wxKeyEvent();
    }
}
CPP
# shellcheck disable=SC2046
g++ -std=c++17 -O0 -fno-lifetime-dse made.cpp -o made $(wx-config --cxxflags --libs core,base)
seen=$(./made)
[[ $seen == "0 0 0 0 0;0 0 117901063 117901063 0;" ]] ||
    { echo "Changed: the keys are $seen; the finding says that the raw code and the raw flags are what was in memory." >&2; exit 1; }
echo 'As stated: in wxWidgets 3.2.2 a key event that a program makes has the raw code that lay in memory.'
