"""What all readers need: evenings with awkward words, their files, and how a program is run and its answer kept."""
import csv
import html.parser
import io
import json
import os
import pathlib
import re
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
TREE = HERE.parent.parent
SAMPLES = sorted((TREE / "resources/samples").glob("*.castalia"))
LONG = "".join(chr(ord("a") + i % 26) if i % 7 else " " for i in range(1, 20_001)).strip()


class Fault(Exception):
    """What a program reads is not what the record says."""


def environment_of(**more):
    return {**os.environ, "LC_ALL": "C.UTF-8", "TZ": "Europe/Berlin", **more}


def run(*command, check=True, timeout=300, **more):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment_of(**more.pop("env", {})), timeout=timeout, **more)
    if check and done.returncode != 0:
        raise Fault(f"{command[0]} ended with {done.returncode}: {(done.stderr or done.stdout).decode(errors='replace')[-600:]}")
    return done.stdout.decode("utf-8", errors="strict")


def debian(package):
    found = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return found.stdout.decode().strip()


NO_END = ("br", "img", "meta", "link", "hr", "input", "col", "wbr")


class Words(html.parser.HTMLParser):
    """The words of a page, its links, the cells of its tables, the items of its numbered lists, its figures, and how often
    each element occurs."""

    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.words, self.links, self.ids, self.count, self.skipped = "", [], set(), {}, 0
        self.tables, self.items, self.figures, self.within = [], [], [], []
        self.heads, self.scope, self.labels = {"col": [], "row": []}, None, []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.count[tag] = self.count.get(tag, 0) + 1
        self.skipped += tag in ("style", "script", "title")
        self.words += "\n" if tag in ("p", "li", "br", "td", "th", "h1", "h2", "h3", "tr", "dt", "dd", "pre") else ""
        if tag == "a":
            self.links.append(attrs.get("href", ""))
        if attrs.get("id"):
            self.ids.add(attrs["id"])
        if tag in ("span", "summary", "br", "p", "div", "a") and self.tables and {"td", "th"} & set(self.within):
            self.tables[-1][-1][-1] += " "
        if tag == "li" and "ol" in self.within and self.within[-1] == "ol":
            self.items.append("")
        elif tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
            self.scope = attrs.get("scope")
            if self.scope in self.heads:
                self.heads[self.scope].append("")
        elif tag == "svg":
            self.figures.append({"title": "", "desc": ""})
        if tag == "g" and attrs.get("aria-label"):
            self.labels.append(attrs["aria-label"])
        if tag not in NO_END:
            self.within.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in NO_END:
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        self.skipped -= tag in ("style", "script", "title")
        if tag in self.within:
            del self.within[len(self.within) - 1 - self.within[::-1].index(tag):]

    def handle_data(self, data):
        if "svg" in self.within and self.within[-1] in ("title", "desc"):
            self.figures[-1][self.within[-1]] += data
        if self.skipped:
            return
        self.words += data
        if "td" in self.within or "th" in self.within:
            self.tables[-1][-1][-1] += data
            if self.scope in self.heads:
                self.heads[self.scope][-1] += data
        if "ol" in self.within and "li" in self.within:
            self.items[-1] += data


def squeezed(words):
    """Without spaces and the marks of direction, which a layout decides."""
    return re.sub("[\\s\u2068\u2069\u200e\u200f\u202a-\u202e\u00a0]", "", words)


def expect_in(words, text, where):
    if squeezed(words) not in squeezed(text):
        raise Fault(f"{where} does not say {words[:80]!r}")


def expect_points(tables, scores, where):
    """Each number of the scoresheet stands in the row of its line and in the column of its player. `scores` are the rows of
    the table for programs."""
    names = list(dict.fromkeys(row[6] for row in scores[1:]))
    sheets = [table for table in tables if table and [squeezed(cell) for cell in table[0][1:len(names) + 1]] == [squeezed(name) for name in names]]
    for part in ("row", "step"):
        rows = [row for row in scores[1:] if row[1] == part]
        if rows and not sheets:
            raise Fault(f"{where} has no table of the {part}s with the heads {names}")
        sheet = sheets.pop(0) if rows else []
        for row in rows:
            line = sheet[int(row[2])] if int(row[2]) < len(sheet) else []
            # Behind a number stands where it came from, and which events made it.
            words = re.sub("[\u2068\u2069]", "", line[int(row[5])]).split() if int(row[5]) < len(line) else ["nothing"]
            cell = words[0].replace("\u2212", "-") if words else ""
            if squeezed(row[4]) not in squeezed(line[0] if line else "") or re.match("-?[0-9.]*", cell).group() != row[7]:
                raise Fault(f"{where}: {row[4]} of {row[6]} is {cell!r} instead of {row[7]!r}")


class Evening:
    """An evening of an open table with awkward names and notes."""

    def __init__(self, number, names, notes, title):
        self.names, self.notes, self.title = names, notes, title
        self.record = {
            "format": "castalia.session", "version": 1, "id": f"0199c1de-5b0c-7c3e-8f5e-2a9d5a3b{number:04x}",
            "game": "open-table", "edition": "1", "title": title, "place": names[-1], "started": "2026-03-07T23:30:00Z",
            "ended": None, "status": "open", "utc_offset": "+05:30",
            "players": [{"name": name} for name in names], "setup": {"columns": ["Round, 1"]},
            "events": [{"type": "score", "player": name, "column": "Round, 1", "value": at - 1.5,
                        "at": f"2026-03-07T23:{30 + at}:00Z"} for at, name in enumerate(names)] +
                      [{"type": "note", "text": note, "at": "2026-03-07T23:50:07Z"} for note in notes]}

    def expect_log(self, items, where):
        """Each event is an item of the log, in order."""
        if len(items) != len(self.record["events"]):
            raise Fault(f"{where} has {len(items)} items in its log, and the evening {len(self.record['events'])} events")
        for number, (item, words) in enumerate(zip(items, self.names + self.notes), 1):
            expect_in(words, item, f"{where}, event {number},")

    def save(self, folder, name):
        file = folder / f"{name}.castalia"
        file.write_text(json.dumps(self.record), encoding="utf-8")
        return file


def evenings():
    inputs = json.loads((HERE / "inputs.json").read_text(encoding="utf-8"))
    names = [one["words"] for one in inputs if "name" in one["as"]]
    notes = [LONG if one["words"] == "LONG" else one["words"] for one in inputs if "note" in one["as"]]
    made = []
    for at in range(0, len(names), 10):
        some = names[at:at + 10] if len(names) - at > 10 else names[-10:]
        made.append(Evening(at, some, notes[at:at + 10] if at + 10 < len(names) else notes[at:], some[0]))
    return made


def refused_evenings():
    """Evenings with a word that no record takes: once as a name, once in a note."""
    inputs = json.loads((HERE / "inputs.json").read_text(encoding="utf-8"))
    for at, words in enumerate(one["words"] for one in inputs if "refused" in one["as"]):
        yield Evening(3000 + 2 * at, ["Ann", f"Ben {words}"], ["A note"], "Refused")
        yield Evening(3001 + 2 * at, ["Ann", "Ben"], [f"A note {words}"], "Refused")


class Reader:
    """Has programs read files, and keeps what came of it."""

    def __init__(self, cli, folder, npm, few, show):
        self.show = show
        self.cli, self.folder, self.npm, self.few = cli, folder, npm, few
        self.rows, self.faults, self.left_out = [], [], []
        self.evenings = evenings()
        self.files = [evening.save(folder, f"evening-{at}") for at, evening in enumerate(self.evenings)]
        self.npm_versions = json.loads(self.js("versions")) if npm else {}

    def js(self, *words, **more):
        return run("node", HERE / "read.cjs", *words, env={"NODE_PATH": str(self.npm / "node_modules")}, **more)

    def look_over(self, addresses):
        """Has axe look over pages as people see them, and returns how often it looked."""
        looked = json.loads(self.js("axe", *addresses, timeout=1800))
        for one in looked:
            if one["violations"]:
                raise Fault(f"on {one['look']}, {re.sub('[0-9a-f]{32}', '…', one['address'])}: {'; '.join(one['violations'])}")
            # A chapter of a book has little in it.
            if one["passes"] < (5 if one["address"].endswith(".xhtml") else 10):
                raise Fault(f"axe found only {one['passes']} rules that apply to {one['address']}")
        return len(looked)

    def table(self, record, which):
        """The rows of a table, with the apostrophes that CSV puts before what looks like a formula taken away."""
        text = run(self.cli, "export", record, "--to", "csv", "--table", which)
        rows = list(csv.reader(io.StringIO(text, newline="")))
        return [[cell[1:] if re.match("'[=+\\-@\t\r]", cell) else cell for cell in row] for row in rows]

    def export(self, record, form, ending, *more):
        out = self.folder / f"{record.stem}-{form}-{len(os.listdir(self.folder))}.{ending}"
        run(self.cli, "export", record, "--to", form, "-o", out, *more)
        return out

    def compare(self, form, reader, program, what, check):
        """Runs a check if its program is there, and notes what came of it."""
        package = program if isinstance(program, str) else program[1]
        if package.startswith("npm:"):
            version = self.npm_versions.get(package[4:], "")
            missing = not version
        else:
            version = debian(package) or debian(package + "-nogui")
            missing = shutil.which(reader if isinstance(program, str) else program[0]) is None
        if missing:
            self.left_out.append(f"{reader} ({package})")
            return
        try:
            told = check() or "the same"
        except Fault as fault:
            told = f"FAULT: {fault}"
            self.faults.append(f"{form} by {reader}: {fault}")
        except subprocess.TimeoutExpired:
            told = "FAULT: it did not end"
            self.faults.append(f"{form} by {reader}: it did not end")
        self.rows.append((form, f"{reader} {version}".strip(), what, told))
        self.show(self.rows[-1])
