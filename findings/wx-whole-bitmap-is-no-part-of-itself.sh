#!/usr/bin/env bash
# wxWidgets 3.2.2 (Debian 12): on a screen with two pixels for each logical one, a bitmap has no part that is as large as the bitmap says it is.
#
# One would expect: GetSubBitmap(wxRect(GetSize())) is the whole bitmap. The manual says that GetSize is in physical pixels, and that GetSubBitmap
#   "returns a sub bitmap of the current one as long as the rect belongs entirely to the bitmap"; of other units it says nothing.
# What happens: with GTK 3 the rectangle is multiplied by the scale factor of the bitmap. At a scale of 2 a bitmap of 200x120 asserts ("invalid
#   bitmap region") and gives none for 200x120, and for 100x60 it gives all of its 200x120 pixels. At a scale of 1 nobody can see it.
# Why it matters: what is cut out of a drawn board is another piece on every screen with more pixels, and only those who have one meet it.
# How we guard against it: the whole bitmap is drawn, clipped to the piece; a test does so with GDK_SCALE=2.
# Seen: scale 1: 100x60 is 100x60, 200x120 is none; scale 2, the size is 200x120: 100x60 is 200x120, 200x120 is none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=$(dpkg-query --show --showformat='${Version}' libwxgtk3.2-dev 2>"$folder/install.log" || true)
[[ $version == 3.2.2+dfsg-2* ]] || { echo "This needs libwxgtk3.2-dev 3.2.2 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
command -v Xvfb >/dev/null || { echo "This needs xvfb, installed." >&2; exit 1; }
cat >part.cpp <<'CPP'
#include <wx/app.h>
#include <wx/bitmap.h>
#include <iostream>
class Part : public wxApp {
    bool OnInit() override { return true; }
    int OnRun() override {
        for (const double scale : {1.0, 2.0}) {
            wxBitmap whole;
            whole.CreateWithDIPSize(wxSize(100, 60), scale);
            std::cout << whole.GetWidth() << 'x' << whole.GetHeight();
            for (const wxRect& part : {wxRect(0, 0, 100, 60), wxRect(0, 0, 200, 120)}) {
                const wxBitmap piece = whole.GetSubBitmap(part);
                std::cout << ' ' << (piece.IsOk() ? piece.GetWidth() : 0) << 'x' << (piece.IsOk() ? piece.GetHeight() : 0);
            }
            std::cout << ';';
        }
        return 0;
    }
};
wxIMPLEMENT_APP_NO_MAIN(Part);
int main(int count, char** words) {
    wxSetAssertHandler(nullptr);
    return wxEntry(count, words);
}
CPP
# shellcheck disable=SC2046
g++ -std=c++17 part.cpp -o part $(wx-config --cxxflags --libs core,base)
exec {ready}< <(exec Xvfb -displayfd 1 -nolisten tcp 2>/dev/null)
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
read -r -u "$ready" number
seen=$(DISPLAY=:$number GDK_BACKEND=x11 ./part)
[[ $seen == "100x60 100x60 0x0;200x120 200x120 0x0;" ]] ||
    { echo "Changed: sizes and parts are $seen; the finding says that a part of 200x120 pixels has none." >&2; exit 1; }
echo 'As stated: in wxWidgets 3.2.2 with GTK a bitmap at a scale of 2 has no part of its own size.'
