"""What readers make of PDF and books."""
import json
import re
import shutil
import subprocess
import zipfile

from reading import LONG, SAMPLES, Fault, Reader, Words, expect_in, expect_points, run, squeezed


def reads_as_written(words):
    """Words from right to left and marks that combine come back in other orders."""
    return not re.search("[\u0300-\u036f\u0590-\u06ff\U00010000-\U0010ffff]", words) and words != LONG


class Pages(Reader):
    def figures(self, file, *more):
        """The drawings of a session with their names and descriptions, as the web page has them."""
        return Words(self.export(file, "html", "html", *more).read_text(encoding="utf-8")).figures

    def pdf(self):
        def by(text_of):
            for evening, file in zip(self.evenings, self.files):
                text = text_of(self.export(file, "pdf", "pdf", "--events", "all"))
                for words in filter(reads_as_written, evening.names + evening.notes):
                    expect_in(words, text, "the text")
            return "names and notes"

        def structured():
            """What the structure says: language and title, numbers in their rows, events in order, alternative texts."""
            for file in SAMPLES + self.files:
                told = json.loads(self.js("pdfjs", self.export(file, "pdf", "pdf", "--events", "all", "--as", "scoresheet")))
                record = json.loads(file.read_text(encoding="utf-8"))
                if told["language"] != "en" or squeezed(told["title"]) != squeezed(record.get("title", "")):
                    raise Fault(f"{file.stem}: the title is {told['title']!r}, the language {told['language']!r}")
                for figure in self.figures(file, "--as", "scoresheet"):
                    if squeezed(f"{figure['title']}: {figure['desc']}") not in map(squeezed, told["figures"]):
                        raise Fault(f"{file.stem}: no figure is told as {figure}: {told['figures']}")
                scores = self.table(file, "scores")
                if file in SAMPLES:  # Ten players have two tables below each other, and their names are broken.
                    expect_points(told["tables"], scores, f"the PDF of {file.stem}")
                if len(told["items"]) < len(record["events"]):
                    raise Fault(f"{file.stem}: the log has {len(told['items'])} items for {len(record['events'])} events")
            for evening, file in zip(self.evenings, self.files):
                items = json.loads(self.js("pdfjs", self.export(file, "pdf", "pdf", "--events", "all")))["items"]
                for number, (item, words) in enumerate(zip(items, evening.names + evening.notes), 1):
                    if reads_as_written(words):
                        expect_in(words, item, f"{file.stem}, event {number}")
            return "title, language, events in order, each number beside its player, every alternative text"

        def described():
            """The same by poppler, which shows the kinds of all parts and the words of each."""
            for file in SAMPLES:
                made = self.export(file, "pdf", "pdf", "--events", "all", "--as", "scoresheet")
                tree = run("pdfinfo", "-struct-text", made)
                kinds = re.findall("^ *([A-Z][A-Za-z0-9]*)(?: \\(|:|$)", tree, re.M)
                for kind in ("H1", "H2", "Table", "TR", "TH", "TD", "L", "LI"):
                    if kind not in kinds:
                        raise Fault(f"{file.stem}: the structure has no {kind}: {sorted(set(kinds))}")
                if kinds.count("Figure") != len(self.figures(file, "--as", "scoresheet")):
                    raise Fault(f"{file.stem}: {kinds.count('Figure')} figures")
                words = "".join(re.findall('"(.*)"', tree))
                expect_in(json.loads(file.read_text(encoding="utf-8"))["title"], words, file.stem)
            return "heads, tables, lists and every figure"

        def qpdf():
            for file in SAMPLES + self.files:
                told = run("qpdf", "--check", self.export(file, "pdf", "pdf"))
                if "No syntax or stream encoding errors found" not in told:
                    raise Fault(told[-300:])
            return "no error"

        self.compare("PDF", "poppler", ("pdftotext", "poppler-utils"), "words", lambda: by(lambda file: run("pdftotext", "-raw", file, "-")))
        if not self.few:
            self.compare("PDF", "poppler", ("pdfinfo", "poppler-utils"), "structure", described)
            self.compare("PDF", "mupdf", ("mutool", "mupdf-tools"), "words", lambda: by(lambda file: run("mutool", "draw", "-q", "-F", "txt", file)))
            self.compare("PDF", "qpdf", ("qpdf", "qpdf"), "file", qpdf)
            self.compare("PDF", "pdf.js", "npm:pdfjs-dist", "words", lambda: by(lambda file: json.loads(self.js("pdfjs", file))["text"]))
            self.compare("PDF", "pdf.js", "npm:pdfjs-dist", "structure", structured)

    def book(self):
        def epub():
            books = [self.export(file, "epub", "epub") for file in SAMPLES + self.files]
            for file in SAMPLES:
                books += [self.export(file, "epub", "epub", *more) for more in
                          (("--as", "review"), ("--as", "story"), ("--as", "scoresheet", "--board", "--trace"))]
            for book in books:
                done = subprocess.run(["java", "-jar", shutil.which("epubcheck"), str(book)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
                if done.returncode != 0 or b"WARNING" in done.stdout:
                    raise Fault(f"{book.stem}: {done.stdout.decode()[-600:]}")
            return f"no error, no warning in {len(books)} books"

        def pandoc():
            for evening, file in zip(self.evenings, self.files):
                page = run("pandoc", "-f", "epub", "-t", "html", "--wrap=preserve", self.export(file, "epub", "epub"))
                seen = Words(page)
                for words in evening.names + evening.notes + [evening.title]:
                    expect_in(words, seen.words, "the book")
                expect_points(seen.tables, self.table(file, "scores"), f"the book of {file.stem}")
            for file in SAMPLES:
                page = run("pandoc", "-f", "epub", "-t", "html", "--wrap=preserve", self.export(file, "epub", "epub", "--as", "scoresheet"))
                expect_points(Words(page).tables, self.table(file, "scores"), f"the book of {file.stem}")
            return "words, each number beside its player"

        def mupdf():
            for evening, file in zip(self.evenings, self.files):
                text = run("mutool", "draw", "-q", "-F", "txt", self.export(file, "epub", "epub"))
                for words in filter(reads_as_written, evening.names + evening.notes):
                    expect_in(words, text, "the book")
            return "names and notes"

        def axe():
            chapters = []
            for file in SAMPLES:
                book = self.export(file, "epub", "epub")
                with zipfile.ZipFile(book) as packed:
                    packed.extractall(book.with_suffix(""))
                chapters += sorted((book.with_suffix("") / "book").glob("*.xhtml"))
            return f"no violation on {self.look_over([chapter.resolve().as_uri() for chapter in chapters])} chapters and looks"

        if not self.few:
            self.compare("EPUB", "epubcheck", ("epubcheck", "epubcheck"), "the standard", epub)
            self.compare("EPUB", "pandoc", ("pandoc", "pandoc"), "words, numbers", pandoc)
            self.compare("EPUB", "mupdf", ("mutool", "mupdf-tools"), "words", mupdf)
            self.compare("EPUB", "axe-core", "npm:axe-core", "rules of accessibility", axe)
