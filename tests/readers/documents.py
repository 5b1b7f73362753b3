"""What readers make of Markdown and web pages."""
import html
import json
import re
import shutil
import subprocess

from reading import LONG, SAMPLES, Fault, Reader, Words, expect_in, expect_points, run, squeezed


class Documents(Reader):
    def says_all(self, evening, page, where):
        seen = Words(page)
        for words in evening.names + [evening.title] + evening.notes:
            expect_in(words, seen.words, where)
        evening.expect_log(seen.items, where)
        return seen

    def points_in(self, file, page):
        """Raises a Fault unless the tables of a page have the numbers of the record."""
        expect_points(Words(page).tables, self.table(file, "scores"), f"the page of {file.stem}")

    @staticmethod
    def variants():
        """The other ways to write a page: with every curve, as a story, and with everything that can be added."""
        return [("--as", "review"), ("--as", "story"), ("--as", "scoresheet", "--board", "--trace", "--code")]

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
                self.points_in(file, page)
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
                self.points_in(file, page)
            return "words, whole links, events in order, each number beside its player" + ("; marks are put together with their letters" if composes else "")

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
            self.compare("Markdown", name, program, "words, links, lists, numbers", lambda: by(command, name == "pandoc"))
            self.compare("Markdown", name, program, "notes of several lines", lambda: paragraphs(command))

    def web_page(self):
        def chromium(page, *more):
            return run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                       "--disable-background-networking", "--disable-component-update", "--disable-sync",
                       "--host-resolver-rules=MAP * ~NOTFOUND", f"--user-data-dir={self.folder}/chromium", *more, page,
                       env={"HOME": str(self.folder)})

        def shown():
            for evening, file in zip(self.evenings, self.files):
                page = chromium(self.export(file, "html", "html"), "--dump-dom")
                seen = self.says_all(evening, page, "the page")
                self.points_in(file, page)
                for number in range(1, len(evening.names + evening.notes) + 1):
                    if f"e{number}" not in seen.ids:
                        raise Fault(f"no link can lead to #e{number}")
                for link in seen.links:
                    if link[1:] not in seen.ids:
                        raise Fault(f"the link {link} leads nowhere")
            return "words, numbers, every event has its address"

        def spoken():
            """What a screen reader is told: each drawing by its name and description, each part of it and each head of a
            table by its name."""
            for file in SAMPLES + self.files:
                page = self.export(file, "html", "html", *self.variants()[-1])
                seen = Words(page.read_text(encoding="utf-8"))
                told = json.loads(self.js("spoken", page.resolve().as_uri()))
                for figure in seen.figures:
                    wanted = [squeezed(figure["title"]), squeezed(figure["desc"])]
                    if wanted not in [[squeezed(one["name"]), squeezed(one["description"])] for one in told if one["role"] in ("image", "group", "graphics-document", "img")]:
                        raise Fault(f"{file.stem}: no drawing is told as {figure}")
                for role, wanted in (("columnheader", seen.heads["col"]), ("rowheader", seen.heads["row"]), ("image", seen.labels)):
                    names = [squeezed(one["name"]) for one in told if one["role"] == role]
                    for words in wanted:
                        if squeezed(words) not in names:
                            raise Fault(f"{file.stem}: no {role} is told as {words!r}")
            return "every drawing, its parts and the heads of tables"

        def axe():
            pages = [self.export(file, "html", "html") for file in SAMPLES + self.files]
            pages += [self.export(file, "html", "html", "--as", "review") for file in SAMPLES[:2]]
            return f"no violation on {self.look_over([page.resolve().as_uri() for page in pages])} pages and looks"

        def nu():
            pages = [self.export(file, "html", "html") for file in SAMPLES + self.files]
            for file in SAMPLES:
                pages += [self.export(file, "html", "html", *more) for more in self.variants()]
            done = subprocess.run(["java", "-jar", str(self.npm / "node_modules/vnu-jar/build/dist/vnu.jar"), "--format", "json",
                                   "--exit-zero-always", *map(str, pages)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=900)
            told = json.loads(done.stderr)["messages"]
            faults = [one for one in told if one["type"] == "error" or one.get("subType") == "warning"]
            # A file keeps the words as the table typed them, and inputs.json has letters that were typed in two parts.
            in_parts = [one for one in faults if "not in Unicode Normalization Form C" in one["message"]]
            errors = [one for one in faults if one not in in_parts]
            if errors or not in_parts:
                first = (errors or [{"url": "", "message": "it does not warn of letters in two parts"}])[0]
                raise Fault(f"{len(errors)} errors: {first['url']}: {first['message']}, {first.get('extract', '')}")
            return f"no error on {len(pages)} pages, and no warning but of letters that were typed in two parts"

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
            self.compare("HTML", "chromium, spoken", "npm:axe-core", "alternative texts, heads", spoken)
            self.compare("HTML", "chromium, printed", ("chromium", "chromium"), "words on paper", on_paper)
            self.compare("HTML", "axe-core", "npm:axe-core", "rules of accessibility", axe)
            self.compare("HTML", "vnu-jar", "npm:vnu-jar", "the standard", nu)
