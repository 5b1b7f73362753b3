"""Which functions a run has reached, read from the files that gcc's --coverage writes (gcov-io.h of GCC 12).

`Functions(build, source)` knows every function of core and db that was compiled in `build` from the files in `source`.
`reached(folder)` returns those that ran, of which the counters lie below `folder` (the run's GCOV_PREFIX).
"""
import pathlib
import struct

FUNCTION, COUNTERS = 0x01000000, 0x01A10000


def records(content, at):
    """Every record after the head: its tag, and its content, which is None for counters that are all zero."""
    while at + 8 <= len(content):
        tag, length = struct.unpack_from("<Ii", content, at)
        at += 8
        if tag == 0:
            return
        yield tag, content[at:at + length] if length >= 0 else None
        at += max(length, 0)


def text_at(content, at):
    """A text and the place behind it."""
    length, = struct.unpack_from("<I", content, at)
    return content[at + 4:at + 4 + length].rstrip(b"\0").decode(), at + 4 + length


class Functions:
    def __init__(self, build, source):
        self.build, self.source = pathlib.Path(build), str(source) + "/"
        self.places = {}  # The notes of a file, and in them the numbers of functions: each one's file and lines.
        for part in ("core", "db"):
            for notes in (self.build / part).rglob("*.gcno"):
                self.places[notes.with_suffix(".gcda")] = self.functions_in(notes.read_bytes())

    def functions_in(self, content):
        _, at = text_at(content, 16)
        functions = {}
        for tag, record in records(content, at + 4):
            if tag != FUNCTION:
                continue
            number, = struct.unpack_from("<I", record)
            _, at = text_at(record, 12)
            file, at = text_at(record, at + 4)
            first, _, last, _ = struct.unpack_from("<4I", record, at)
            if file.startswith(self.source):
                functions[number] = (file[len(self.source):], first, last)
        return functions

    def reached(self, folder):
        """The functions that ran, each as its file, its first and its last line."""
        ran = set()
        below = pathlib.Path(str(folder) + str(self.build))
        for counts in below.rglob("*.gcda"):
            known = self.places.get(self.build / counts.relative_to(below), {})
            number = None
            for tag, record in records(counts.read_bytes(), 16):
                if tag == FUNCTION:
                    number = struct.unpack_from("<I", record)[0] if record else None
                elif tag == COUNTERS and record and number in known and any(record):
                    ran.add(known[number])
        return ran
