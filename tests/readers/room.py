"""What axe makes of the pages that the room sees."""
import json
import re
import subprocess

from reading import SAMPLES, Fault, Reader, environment_of, run


class Room(Reader):
    def served(self, library, *what):
        """Starts `serve` and returns it with the addresses that it tells."""
        child = subprocess.Popen([self.cli, "--library", library, "serve", *what], stdout=subprocess.PIPE, text=True,
                                 env=environment_of())
        addresses = []
        for line in child.stdout:
            if not line.startswith("http://"):
                break
            addresses.append(line.split()[0])
        return child, addresses

    def looked_over(self, library, *what):
        child, addresses = self.served(library, *what)
        try:
            # The page of the table, and that of its first player.
            return self.look_over(addresses[:2])
        finally:
            child.terminate()
            child.wait(timeout=60)

    def moments(self):
        """Keeps each sample as it was while people waited for the first event, right after the first one that has dice,
        and late in the game, beside the finished one."""
        for at, sample in enumerate(SAMPLES):
            record = json.loads(sample.read_text(encoding="utf-8"))
            events = record["events"]
            dice = next((number for number, event in enumerate(events) if "dice" in event), len(events) // 3)
            for moment, count in enumerate((0, dice + 1, len(events) * 4 // 5)):
                file = self.folder / f"moment-{at}-{moment}.castalia"
                session = record | {"id": f"{record['id'][:-3]}{at:x}a{moment:x}", "events": events[:count], "status": "open", "ended": None}
                file.write_text(json.dumps(session), encoding="utf-8")
                yield file, session["id"]

    def room(self):
        def pages():
            library = self.folder / "room.sqlite"
            moments = dict(self.moments())
            run(self.cli, "--library", library, "--create", "import", *SAMPLES, *self.files, *moments)
            sessions = json.loads(run(self.cli, "--library", library, "list", "--json"))
            if len(sessions) != len(SAMPLES) + len(self.files) + len(moments):
                raise Fault(f"the library has {len(sessions)} sessions")
            games = {session["game"]: session["id"] for session in sessions if session["id"] not in moments.values()}
            looked = sum(self.looked_over(library, "--session", session) for session in [*games.values(), *moments.values()])
            looked += self.looked_over(library, "--club")
            return f"no violation on {looked} pages and looks"

        if not self.few:
            self.compare("page in the room", "axe-core", "npm:axe-core", "rules of accessibility", pages)
