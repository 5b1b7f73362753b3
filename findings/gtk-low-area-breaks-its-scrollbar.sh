#!/usr/bin/env bash
# GTK 3.24.38 (Debian 12): an area that scrolls and is lower than its scroll bar's least height writes a CRITICAL each time that it is laid out.
#
# One would expect: a bar that is as small as its place, or none. The manual says of GTK_POLICY_AUTOMATIC: "the scrollbar will appear and disappear as
#   necessary. For example, when all of a GtkTreeView can not be seen"; a GtkScrolledWindow's own least height is smaller than its bar's.
# What happens: "gtk_box_gadget_distribute: assertion 'size >= 0' failed in GtkScrollbar". Adwaita wants a slider of 40 pixels, 46 with its edges.
# Why it matters: programs that place their parts themselves, such as those of wxWidgets, give an area what is left of a small window.
# How we guard against it: an area that is lower than its bar shows none (show_bar_where_it_fits; small_screens_test).
# Seen: the message at a height of 20, nothing at 60
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=$(dpkg-query --show --showformat='${Version}' libgtk-3-dev 2>"$folder/install.log" || true)
[[ $version == 3.24.38-2* ]] || { echo "This needs libgtk-3-dev 3.24.38 of Debian 12, installed (found: ${version:-none})." >&2; exit 1; }
command -v Xvfb >/dev/null || { echo "This needs xvfb, installed." >&2; exit 1; }
cat >low.c <<'C'
#include <gtk/gtk.h>
#include <stdlib.h>
static gboolean over(gpointer loop) { g_main_loop_quit(loop); return G_SOURCE_REMOVE; }
int main(int count, char** words) {
    gtk_init(&count, &words);
    GtkWidget* window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    GtkWidget* place = gtk_fixed_new();
    GtkWidget* area = gtk_scrolled_window_new(NULL, NULL);
    gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(area), FALSE);
    GtkWidget* long_text = gtk_label_new("1\n2\n3\n4\n5\n6\n7\n8\n9");
    gtk_container_add(GTK_CONTAINER(area), long_text);
    gtk_fixed_put(GTK_FIXED(place), area, 0, 0);
    gtk_container_add(GTK_CONTAINER(window), place);
    gtk_widget_show_all(window);
    GtkAllocation room = {0, 0, 200, atoi(words[1])};
    gtk_widget_size_allocate(area, &room);
    GMainLoop* loop = g_main_loop_new(NULL, FALSE);
    g_timeout_add(300, over, loop);
    g_main_loop_run(loop);
    return 0;
}
C
# shellcheck disable=SC2046
gcc low.c -o low $(pkg-config --cflags --libs gtk+-3.0)
exec {ready}< <(exec Xvfb -displayfd 1 -nolisten tcp 2>/dev/null)
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
read -r -u "$ready" number
seen=$(for height in 20 60; do
  DISPLAY=:$number GDK_BACKEND=x11 GTK_THEME=Adwaita NO_AT_BRIDGE=1 ./low "$height" 2>&1 | grep -c "size >= 0' failed in GtkScrollbar" || true
done | tr '\n' ' ')
[[ $seen =~ ^[1-9][0-9]*\ 0\ $ ]] ||
    { echo "Changed: messages at heights of 20 and 60: $seen; the finding says some and none." >&2; exit 1; }
echo 'As stated: in GTK 3.24.38 an area lower than its scroll bar writes a CRITICAL.'
