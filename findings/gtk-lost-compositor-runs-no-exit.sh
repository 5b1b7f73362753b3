#!/usr/bin/env bash
# GTK 3.24.38 (Debian 12): when the Wayland compositor ends, a program is over at once, with status 1, and nothing of it runs: no handler, no atexit.
#
# One would expect: what X11 does. There a lost display is told to a handler (XSetIOErrorHandler), and exit runs what was registered with atexit;
#   C says of a program that ends by itself that these functions are called.
# What happens: GDK writes "Lost connection to Wayland compositor." or "Error reading events from display" and calls _exit(1).
# Why it matters: a desktop that restarts, or a cable that is pulled, is such an end. Whatever a program writes only when it ends is lost.
# How we guard against it: an event is on the disk before the window says so, and nothing that matters is kept for the end (killed_window_test).
# Seen: status 1, "started" and no "at exit"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=$(dpkg-query --show --showformat='${Version}' libgtk-3-dev 2>"$folder/install.log" || true)
[[ $version == 3.24.38-2* ]] || { echo "This needs libgtk-3-dev 3.24.38 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
command -v sway >/dev/null || { echo "This needs sway, installed." >&2; exit 1; }
cat >lost.c <<'C'
#include <gtk/gtk.h>
#include <stdlib.h>
static void at_exit(void) { puts("at exit"); fflush(stdout); }
int main(int count, char** words) {
    atexit(at_exit);
    gtk_init(&count, &words);
    GtkWidget* window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    gtk_widget_show(window);
    puts("started");
    fflush(stdout);
    gtk_main();
    return 0;
}
C
# shellcheck disable=SC2046
gcc lost.c -o lost $(pkg-config --cflags --libs gtk+-3.0)
mkdir -m 700 run
echo 'xwayland disable' >sway.conf
as_user=()
if [ "$(id -u)" -eq 0 ]; then  # Sway does not run as root.
  chown -R nobody "$folder"
  as_user=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
fi
env -u DISPLAY -u WAYLAND_DISPLAY XDG_RUNTIME_DIR="$folder/run" HOME="$folder" WLR_BACKENDS=headless WLR_RENDERER=pixman \
  WLR_LIBINPUT_NO_DEVICES=1 "${as_user[@]}" sway --config sway.conf >sway.log 2>&1 &
sway=$!
for _ in $(seq 100); do [ -S run/wayland-1 ] && break; sleep 0.1; done
XDG_RUNTIME_DIR="$folder/run" WAYLAND_DISPLAY=wayland-1 GDK_BACKEND=wayland ./lost >said 2>errors &
program=$!
for _ in $(seq 100); do grep -q started said && break; sleep 0.1; done
sleep 1
kill -KILL "$sway"
status=0
wait "$program" || status=$?
[[ $status == 1 && $(cat said) == started ]] ||
    { echo "Changed: the status is $status and the program said: $(cat said); the finding says 1, and nothing at the end." >&2; exit 1; }
echo 'As stated: a GTK 3 program that loses its Wayland compositor ends at once, and nothing of it runs any more.'
