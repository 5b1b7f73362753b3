"""What readers make of records, plays, man pages and what the desktop is told."""
import datetime
import json
import re
import subprocess
import zoneinfo

from reading import HERE, SAMPLES, TREE, Fault, Reader, refused_evenings, run

# What a value must be so that a reader takes it.
KINDS = {
    "a list": lambda value: isinstance(value, list),
    "words": lambda value: isinstance(value, str),
    "words, if there": lambda value: value is None or isinstance(value, str),
    "a whole number": lambda value: isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2 ** 31,
    "a whole number, if there": lambda value: value is None or KINDS["a whole number"](value),
    "true or false": lambda value: isinstance(value, bool) or value in (0, 1),
    "a time": lambda value: isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", value) is not None,
}


def values_at(file, path):
    """Returns the values at a path such as "plays[].playerScores[].rank"; None where a key is missing."""
    found = [file]
    for step in path.split("."):
        name, every = step.removesuffix("[]"), step.endswith("[]")
        found = [one.get(name) if isinstance(one, dict) else None for one in found]
        if every:
            found = [item for one in found for item in (one or [])]
    return found


def check_by_rules(reader, file):
    """Raises a Fault where the reader whose rules these are would not take the file, or would show something else."""
    for path, kind in reader["takes"].items():
        for value in values_at(file, path):
            if not KINDS[kind](value):
                raise Fault(f"{path} is {value!r} instead of {kind}")
    for path, into in reader["leads"].items():
        ids = values_at(file, into + "[].id")
        for value in values_at(file, path):
            if ids.count(value) != 1:
                raise Fault(f"{path} is {value!r}, and {into} have {ids.count(value)} of it")


def play_shown(file):
    """The play as a reader shows it: each id replaced by the name that it leads to."""
    play, = file["plays"]
    named = {kind: {one["id"]: one["name"] for one in file[kind]} for kind in ("games", "players", "locations")}
    return {"game": named["games"][play["gameRefId"]], "place": named["locations"].get(play.get("locationRefId"), ""),
            "players": [{"name": named["players"][row["playerRefId"]], "score": row["score"], "won": bool(row["winner"])}
                        for row in play["playerScores"]],
            "began": play["playDate"], "minutes": play["durationMin"]}


def wall_time(record):
    """When the session began, by the clock of its table; without one, by that of this machine."""
    began = datetime.datetime.fromisoformat(record["started"].replace("Z", "+00:00"))
    offset = record.get("utc_offset")
    hours, minutes = (int(offset[:3]), int(offset[0] + offset[4:])) if offset else (0, 0)
    zone = datetime.timezone(datetime.timedelta(hours=hours, minutes=minutes)) if offset else zoneinfo.ZoneInfo("Europe/Berlin")
    return began.astimezone(zone).strftime("%Y-%m-%d %H:%M:%S")


class Records(Reader):
    def plays(self):
        def by(reader):
            for file in SAMPLES + self.files:
                plays = json.loads(self.export(file, "bgsplay", "bgsplay").read_text(encoding="utf-8"))
                try:
                    check_by_rules(reader, plays)
                except Fault as fault:
                    raise Fault(f"{file.stem}: {fault}") from fault
                shown, record = play_shown(plays), json.loads(file.read_text(encoding="utf-8"))
                rows = self.table(file, "players")[1:]
                wanted = [{"name": row[2], "score": row[5], "won": row[4] == "yes"} for row in rows]
                if shown["players"] != wanted:
                    raise Fault(f"{file.stem}: the players are {shown['players']} instead of {wanted}")
                if (shown["place"], shown["began"]) != (record.get("place", ""), wall_time(record)):
                    raise Fault(f"{file.stem}: the place is {shown['place']!r}, the time {shown['began']}")
            return "it takes every file; times, places, players, scores and winners are those of the record"

        for reader in json.loads((HERE / "plays_readers.json").read_text(encoding="utf-8")):
            self.compare("BG Stats play", f"the rules of {reader['reader']} in python3", ("python3", "python3"), "by its rules, values", lambda: by(reader))

    def schemas(self):
        def schema(name):
            told = json.loads(self.js(name, TREE / "resources/schema", *SAMPLES, *self.files))
            if told["complaints"]:
                raise Fault(told["complaints"][0])
            if not all(told["valid"]):
                raise Fault(f"of {len(told['valid'])} records {told['valid'].count(False)} are not valid")
            return "every schema, every record"

        def refused(name):
            """The schemas refuse what the program refuses, which names the letter."""
            files = [evening.save(self.folder, f"refused-{at}") for at, evening in enumerate(refused_evenings())]
            for file in files:
                try:
                    run(self.cli, "export", file, "--to", "text")
                except Fault as told:
                    if "U+" not in str(told):
                        raise Fault(f"{file.stem}: nobody is told which letter it is: {told}") from told
                else:
                    raise Fault(f"{file.stem} is taken")
            valid = json.loads(self.js(name, TREE / "resources/schema", *files))["valid"]
            if any(valid):
                raise Fault(f"{files[valid.index(True)].stem} is valid")
            return "refuses noncharacters, as the program does"

        if not self.few:
            self.compare("JSON Schema", "ajv, strict", "npm:ajv", "schemas, records", lambda: schema("ajv"))
            self.compare("JSON Schema", "ajv, strict", "npm:ajv", "refused words", lambda: refused("ajv"))
            self.compare("JSON Schema", "@cfworker/json-schema", "npm:@cfworker/json-schema", "records", lambda: schema("cfworker"))
            self.compare("JSON Schema", "@cfworker/json-schema", "npm:@cfworker/json-schema", "refused words", lambda: refused("cfworker"))

    def rest(self):
        def manual(command):
            page = self.folder / "castalia-cli.1"
            page.write_text(run(self.cli, "man"), encoding="utf-8")
            done = subprocess.run([*command, str(page)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
            # A page has no date, so that the same program gives the same bytes.
            complaints = re.sub(".*missing date, using \"\": TH\n", "", done.stdout.decode())
            if complaints.strip():
                raise Fault(complaints[:300])
            return "no complaint"

        linux = TREE / "packaging/linux"
        if not self.few:
            self.compare("man page", "groff", ("groff", "groff-base"), "complaints", lambda: manual(["groff", "-man", "-Tutf8", "-ww", "-z"]))
            self.compare("man page", "mandoc", ("mandoc", "mandoc"), "complaints", lambda: manual(["mandoc", "-T", "lint", "-W", "warning"]))
            for file in sorted(linux.glob("*.metainfo.xml")):
                self.compare("AppStream", "appstreamcli", ("appstreamcli", "appstream"), file.name,
                             lambda: run("appstreamcli", "validate", "--no-net", file) and "valid")
        for file in sorted(linux.glob("*.desktop")):
            self.compare("desktop file", "desktop-file-validate", ("desktop-file-validate", "desktop-file-utils"), file.name,
                         lambda: run("desktop-file-validate", file) or "valid")
