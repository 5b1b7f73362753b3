#!/usr/bin/env bash
# pygal 2.4.0-2.3 (Debian 12, package python3-pygal) writes 0 beside a player with -3 points in a radar and a pie, and beside one who was absent, and its line of text
# is flat for -9, -3 and 0.
#
# One would expect: -3, and nothing for who was absent. The manual shows None as a gap, print_values prints the values, and a bar, a line and a dot chart print 9 and
#   -3. render_sparktext is told to be the chart as text.
# What happens: in a radar, a pie and a funnel, values below nought and None become 0 before they are drawn, and this 0 is printed as the value. The line of text raises
#   all values below nought to it, too. No warning is given.
# Why it matters: the chart of an evening of penalties has another result than the table beside it, in figures. Who did not play has the same points as who played for
#   nothing.
# How we guard against it: Castalia draws its charts itself, with the numbers beside them.
# Seen, values of 9, None and -3: bar, line and dots 9 -3; radar, pie and funnel 9 0 0; text of -9 -3 0: ▁▁▁, of 0 6 9: ▁▅█
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-pygal=2.4.0-2.3 python3-pkg-resources >"$folder/install.log" 2>&1 ||
  { cat "$folder/install.log" >&2; exit 1; }
for package in ./*.deb; do dpkg -x "$package" "$folder/root"; done
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages LC_ALL=C.UTF-8
cat >ask.py <<'PY'
import pygal, re

def printed(kind):
    chart = getattr(pygal, kind)(print_values=True)
    chart.add("Ann, Ben, Cem", [9, None, -3])
    return " ".join(re.findall(r'<desc class="value">([^<]*)</desc>', chart.render(is_unicode=True)))

def text(*values):
    chart = pygal.Line()
    chart.add("Ann", list(values))
    return chart.render_sparktext()

seen = [printed(kind) for kind in ("Bar", "Line", "Dot", "Radar", "Pie", "Funnel")] + [text(-9, -3, 0), text(0, 6, 9)]
stated = ["9 -3", "9 -3", "9 -3", "9 0 0", "9 0 0", "9 0 0", "▁▁▁", "▁▅█"]
if seen != stated:
    raise SystemExit(f"Changed: it writes {seen}; the finding says {stated}.")
print("As stated: pygal 2.4.0 writes 0 for -3 and for who was absent.")
PY
/usr/bin/python3 ask.py
