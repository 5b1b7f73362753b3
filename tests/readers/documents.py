"""What readers make of Markdown, web pages, PDF and books."""
import html
import json
import re
import shutil
import subprocess

from reading import LONG, SAMPLES, Fault, Reader, Words, expect_in, run


class Documents(Reader):
    def says_all(self, evening, page, where, markdown=False):
        seen = Words(page)
        for words in evening.names + [evening.title] + evening.notes:
            expect_in(words, seen.words, where)
        return seen

    def markdown(self):
        def by(command, composes=False):
            for evening, file in zip(self.evenings, self.files):
                page = command(self.export(file, "markdown", "md", "--events", "all"))
                if composes:  # findings/pandoc-same-name-other-letters.sh
                    page = page.replace("Zo\u00e9", "Zoe\u0301")
                seen = self.says_all(evening, page, "the page")
                for note in evening.notes:
                    for address in re.findall("https://[^ ]*[^ .*]", note):
                        whole = "https://example.org/a_b_c?x=1&y=*2"
                        if not any(html.unescape(link).replace("%7C", "|").replace("%2A", "*").startswith(whole) for link in seen.links):
                            raise Fault(f"the link {address} is not whole: {seen.links}")
                items = seen.count.get("ol", 0)
                if items != 1:
                    raise Fault(f"the log is {items} lists instead of one")
            for file in SAMPLES:
                page = command(self.export(file, "markdown", "md", "--events", "all", "--as", "scoresheet"))
                plain = run(self.cli, "export", file, "--to", "score", "--events", "all", "--as", "scoresheet")
                expect_in(plain.splitlines()[0], Words(page).words, file.stem)
                log = re.findall("<ol(?: start=\"(\\d+)\")?", page)
                events = len(json.loads(file.read_text())["events"])
                top = page.count("</ol>")
                chapters = page.count("<h3")
                if top > max(chapters, 1):
                    raise Fault(f"{file.stem}: the log is {top} lists in {chapters} chapters, {events} events")
            return "words, whole links, one list in each chapter" + ("; marks are put together with their letters" if composes else "")

        def paragraphs(command):
            for evening, file in zip(self.evenings, self.files):
                if not any("A new paragraph" in note for note in evening.notes):
                    continue
                page = command(self.export(file, "markdown", "md", "--events", "all"))
                if not re.search("Line one<br\\s*/?>\\s*line two\\s*</p>\\s*<p>A new paragraph", page):
                    raise Fault("lines and paragraphs of a note are gone: " + page[page.find("Line one") - 20:][:160])
            return "lines and paragraphs of notes"

        readers = [("cmark-gfm", ("cmark-gfm", "cmark-gfm"), lambda file: run("cmark-gfm", "-e", "table", "-e", "strikethrough", "-e", "autolink", file)),
                   ("pandoc", ("pandoc", "pandoc"), lambda file: run("pandoc", "-f", "gfm", "-t", "html", "--wrap=preserve", file)),
                   ("markdown-it", "npm:markdown-it", lambda file: self.js("markdown-it", file))]
        for name, program, command in [] if self.few else readers:
            self.compare("Markdown", name, program, "words, links, lists", lambda: by(command, name == "pandoc"))
            self.compare("Markdown", name, program, "notes of several lines", lambda: paragraphs(command))

    def web_page(self):
        def chromium(page, *more):
            return run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                       "--disable-background-networking", "--disable-component-update", "--disable-sync",
                       "--host-resolver-rules=MAP * ~NOTFOUND", f"--user-data-dir={self.folder}/chromium", *more, page,
                       env={"HOME": str(self.folder)})

        def shown():
            for evening, file in zip(self.evenings, self.files):
                seen = self.says_all(evening, chromium(self.export(file, "html", "html"), "--dump-dom"), "the page")
                for number in range(1, len(evening.names + evening.notes) + 1):
                    if f"e{number}" not in seen.ids:
                        raise Fault(f"no link can lead to #e{number}")
                for link in seen.links:
                    if link[1:] not in seen.ids:
                        raise Fault(f"the link {link} leads nowhere")
            return "words, every event has its address"

        def axe():
            pages = [self.export(file, "html", "html") for file in SAMPLES + self.files]
            pages += [self.export(file, "html", "html", "--as", "review") for file in SAMPLES[:2]]
            return f"no violation on {self.look_over([page.resolve().as_uri() for page in pages])} pages and looks"

        def nu():
            pages = [self.export(file, "html", "html") for file in SAMPLES + self.files]
            done = subprocess.run(["java", "-jar", str(self.npm / "node_modules/vnu-jar/build/dist/vnu.jar"), "--format", "json",
                                   "--exit-zero-always", *map(str, pages)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)
            errors = [one for one in json.loads(done.stderr)["messages"] if one["type"] == "error"]
            if errors:
                raise Fault(f"{len(errors)} errors: {errors[0]['message']}, {errors[0].get('extract', '')}")
            return "no error"

        def on_paper():
            for file in SAMPLES:
                page = self.export(file, "html", "html", "--as", "scoresheet")
                made = self.folder / (page.stem + ".pdf")
                chromium(page, "--no-pdf-header-footer", f"--print-to-pdf={made}")
                text = run("pdftotext", "-layout", made, "-")
                seen = Words(page.read_text(encoding="utf-8"))
                expect_in(seen.words.strip().splitlines()[-1], text, f"the printed page of {file.stem}")
                if "Contents" in text.split("\n\n")[0]:
                    raise Fault(f"{file.stem}: the list of contents is printed")
            return "all words; the list of contents is not on paper"

        self.compare("HTML", "chromium", ("chromium", "chromium"), "words, addresses of events", shown)
        if not self.few:
            self.compare("HTML", "chromium, printed", ("chromium", "chromium"), "words on paper", on_paper)
            self.compare("HTML", "axe-core", "npm:axe-core", "rules of accessibility", axe)
            self.compare("HTML", "vnu-jar", "npm:vnu-jar", "the standard", nu)

    def pdf(self):
        def by(text_of):
            for evening, file in zip(self.evenings, self.files):
                text = text_of(self.export(file, "pdf", "pdf", "--events", "all"))
                for words in evening.names + evening.notes:
                    # Words from right to left and marks that combine come back in other orders.
                    if not re.search("[\u0300-\u036f\u0590-\u06ff\U00010000-\U0010ffff]", words) and words != LONG:
                        expect_in(words, text, "the text")
            return "names and notes"

        def pdfjs(file):
            return json.loads(self.js("pdfjs", file))["text"]

        def qpdf():
            for file in SAMPLES + self.files:
                told = run("qpdf", "--check", self.export(file, "pdf", "pdf"))
                if "No syntax or stream encoding errors found" not in told:
                    raise Fault(told[-300:])
            return "no error"

        self.compare("PDF", "poppler", ("pdftotext", "poppler-utils"), "words", lambda: by(lambda file: run("pdftotext", "-raw", file, "-")))
        if not self.few:
            self.compare("PDF", "mupdf", ("mutool", "mupdf-tools"), "words", lambda: by(lambda file: run("mutool", "draw", "-q", "-F", "txt", file)))
            self.compare("PDF", "qpdf", ("qpdf", "qpdf"), "structure", qpdf)
            self.compare("PDF", "pdf.js", "npm:pdfjs-dist", "words", lambda: by(pdfjs))

    def book(self):
        def epub():
            for file in SAMPLES + self.files:
                done = subprocess.run(["java", "-jar", shutil.which("epubcheck"), str(self.export(file, "epub", "epub"))], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
                if done.returncode != 0 or b"WARNING" in done.stdout:
                    raise Fault(f"{file.stem}: {done.stdout.decode()[-600:]}")
            return "no error, no warning"

        if not self.few:
            self.compare("EPUB", "epubcheck", ("epubcheck", "epubcheck"), "the standard", epub)
