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

    def room(self):
        def pages():
            library = self.folder / "room.sqlite"
            run(self.cli, "--library", library, "--create", "import", *SAMPLES, *self.files)
            sessions = json.loads(run(self.cli, "--library", library, "list", "--json"))
            if len(sessions) != len(SAMPLES) + len(self.files):
                raise Fault(f"the library has {len(sessions)} sessions")
            games = {session["game"]: session["id"] for session in sessions}
            looked = sum(self.looked_over(library, "--session", session) for session in games.values())
            looked += self.looked_over(library, "--club")
            return f"no violation on {looked} pages and looks"

        if not self.few:
            self.compare("page in the room", "axe-core", "npm:axe-core", "rules of accessibility", pages)
