// The page of a table: it shows what the stream of the program brings, and sends nothing.
"use strict";
(() => {
  const root = document.documentElement, said = root.dataset;
  const part = (id) => document.getElementById(id);
  const largest = 200, least = 60;  // The size of the words of a board, in per cent.

  /** Returns a new element with a class and text, or with children. */
  function made(name, className, content) {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (typeof content === "string" || typeof content === "number") element.textContent = content;
    else if (content) element.append(...content.filter(Boolean));
    return element;
  }
  const filled = (element, children) => element.replaceChildren(...children.filter(Boolean));
  const show = (id, shown) => { part(id).hidden = !shown; };
  const fills = { purple: "var(--companyfills-0)", orange: "var(--companyfills-1)", white: "var(--companies-white)" };
  /** Gives an element the colours of a player: those of the player's pieces, if they have one. White has an edge. */
  function in_colour(element, players, seat) {
    const pieces = seat === null || !players[seat] ? "" : players[seat].colour;
    const ink = seat === null ? {} : {
      "--seat": fills[pieces] || `var(--playerfills-${seat % 6})`,
      "--onseat": pieces === "white" ? "var(--onglass)" : "var(--onplayerfill)",
      "--seatedge": pieces === "white" ? "var(--text)" : "transparent" };
    for (const name of ["--seat", "--onseat", "--seatedge"]) {
      if (ink[name]) element.style.setProperty(name, ink[name]);
      else element.style.removeProperty(name);
    }
    return element;
  }
  const initial = (name) => (Array.from(name)[0] || "").toUpperCase();

  function show_head(head, players) {
    const header = in_colour(part("head"), players, head.back ? null : head.seat);
    header.className = head.back ? "back" : head.seat === null ? "" : "seat";
    const longest_in_large = 60;
    part("task").textContent = head.sentence;
    part("task").classList.toggle("long", head.sentence.length > longest_in_large);
    part("more").textContent = head.more;
    show("more", head.more !== "");
  }

  function show_phases(table) {
    filled(part("phases"), table.phases.map((phase, index) => {
      const item = made("li", "", phase);
      if (index === table.phase) item.setAttribute("aria-current", "step");
      return item;
    }));
    show("phases", table.phases.length > 1 && !table.head.over);
  }

  function player(one, seat, players) {
    const disc = in_colour(made("span", "disc", initial(one.name)), players, seat);
    disc.setAttribute("aria-hidden", "true");
    const item = made("li", "player" + (one.asked ? " asked" : "") + (one.won ? " won" : ""), [
      disc, made("div", "", [made("div", "name", one.name), one.facts.length && made("div", "facts", one.facts.join(" · "))])]);
    if (one.asked) item.setAttribute("aria-current", "true");
    return item;
  }

  function place(one) {
    const title = made("h3", "", [made("span", "", one.title), one.changed && made("span", "mark", said.changed)]);
    const pieces = made("ul", "pieces", one.pieces.map((piece) =>
      made("li", "", piece.times ? `${piece.words} × ${piece.times}` : piece.words)));
    const empty = one.pieces.length === 0 && made("p", "empty", said.nothing);
    return made("section", "place" + (one.lines ? " lines" : "") + (one.changed ? " changed" : ""), [title, empty || pieces]);
  }

  function dice(line) {
    if (line.dice.length === 0) return null;
    const row = line.dice.map((die) =>
      made("span", "die" + (die.kept ? "" : " dropped"), [String(die.value), made("small", "", `d${die.sides}`)]));
    if (line.total !== null) row.push(made("span", "total", `${said.total} ${line.total}`));
    const all = made("div", "dice", row);
    all.setAttribute("aria-hidden", "true");  // The line has the same in words.
    return all;
  }

  function words_of_line(line, names) {
    const name = line.seat === null ? "" : names[line.seat];
    return name && line.words.startsWith(name)
      ? made("div", "", [made("b", "", name), line.words.slice(name.length)]) : made("div", "", line.words);
  }

  function log_line(line, names) {
    return [
      words_of_line(line, names), dice(line),
      line.ruling && made("div", "ruling", [line.ruling.words, made("span", "clause", ` § ${line.ruling.clause}`)]),
      line.out && made("div", "", line.out),
      line.follows.length && made("div", "follows", line.follows.map((one) => one.words).join(" · ")),
      line.note && made("div", "follows", line.note)];
  }
  /** Shows the last event large, and those before it beneath each other, the newest first. */
  function show_log(table) {
    const names = table.players.map((one) => one.name), lines = table.lines.slice().reverse();
    const latest = lines.shift();
    filled(part("latest"), latest ? [latest.chapter && made("h2", "", latest.chapter), ...log_line(latest, names)] : []);
    part("latest").classList.toggle("out", Boolean(latest && latest.out));
    let chapter = latest && latest.chapter;
    filled(part("lines"), lines.map((line) => {
      const heading = line.chapter !== chapter && line.chapter && made("h3", "", line.chapter);
      chapter = line.chapter;
      return made("li", line.out ? "out" : "", [heading, ...log_line(line, names)]);
    }));
    show("latest", Boolean(latest));
    show("log", lines.length > 0);
  }

  function show_score(table) {
    filled(part("score_head"), [made("td", "", ""), ...table.players.map((one) => {
      const head = made("th", "", one.name);
      head.scope = "col";
      return head;
    })]);
    filled(part("score_rows"), table.score.map((row) => {
      const label = made("th", "", row.label);
      label.scope = "row";
      return made("tr", "", [label, ...row.values.map((value, seat) => made("td", row.leaders.includes(seat) ? "leads" : "", value))]);
    }));
    show("score", table.score.length > 0);
  }

  function count(one) {
    let drawing = null;
    if (one.art) {
      drawing = made("img", "");
      drawing.src = `${said.base}art/${one.art}.svg`;
      drawing.alt = "";
    }
    return made("div", "count", [drawing, made("b", "", one.number), made("span", "", one.name)]);
  }

  function show_own(own) {
    filled(part("counts"), own.counts.map((group) => made("div", "", [
      group.heading && made("h3", "", group.heading), made("div", group.counts.some((one) => one.art) ? "counts drawn" : "counts", group.counts.map(count))])));
    filled(part("choices"), own.choices.map((choice) => made("li", choice.barred ? "barred" : "", [
      made("div", "first", [
        made("span", "", [choice.words, choice.notation && " ", choice.notation && made("code", "", choice.notation)]),
        !choice.barred && made("span", "when", said.now)]),
      choice.barred && made("div", "small", `${choice.barred} § ${choice.clause}`),
      choice.hints.length && made("div", "small", choice.hints.join(" · "))])));
    filled(part("sealed"), own.sealed.map((note) => made("li", "", note)));
    show("choosing", own.choices.length > 0);
    show("under_seal", own.sealed.length > 0);
    show("own", true);
  }

  const readable = 9;  // Smaller letters cannot be read, in pixels of a page.
  let drawing = "";  // The picture that came and is not shown yet.
  let pictured = false;
  const shapes_of = (piece) => [...piece.children].map((one) => one.outerHTML).join("");
  /** Shows the picture that came. What is new in it, or has changed, appears slowly (page.css). */
  function take_picture() {
    const picture = document.importNode(new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement, true);
    const before = new Set([...part("picture").querySelectorAll("g[role]")].map(shapes_of));
    if (before.size > 0) {
      for (const one of picture.querySelectorAll("g[role]")) if (!before.has(shapes_of(one))) one.classList.add("changed");
    }
    part("picture").replaceChildren(picture);
    drawing = "";
  }

  /** Returns whether every word of the picture can be read at the width of the page. It must be shown. */
  function can_be_read() {
    const picture = part("picture").querySelector("svg"), scale = picture.getScreenCTM().a;
    return [...picture.querySelectorAll("text")].every((one) => Number(one.getAttribute("font-size")) * scale >= readable);
  }

  /**
   * Shows the picture of the board with its words beneath it, or only the words where the game has no picture or the page
   * is too narrow for it.
   */
  function place_board() {
    show("picture", pictured);
    const drawn = pictured && can_be_read();
    if (drawn !== (part("board").parentNode === part("in_words"))) {
      if (drawn) part("in_words").append(part("board"));
      else part("latest").after(part("board"));
    }
    show("picture", drawn);
    show("in_words", drawn);
  }

  /**
   * Makes the board, or its words, as large as all of it can be seen; one that is fuller still scrolls. Of the log only
   * whole lines are shown. What scrolls takes the focus, so that keys scroll it, too.
   */
  function fit() {
    const board = part("board");
    place_board();
    board.style.removeProperty("--fit");
    for (let size = largest; size >= least && part("in_words").hidden; size -= 10) {
      board.style.setProperty("--fit", `${size / 100}em`);
      if (board.scrollHeight <= board.clientHeight + 1) break;
    }
    const rows = [...part("lines").children], bottom = () => part("log").getBoundingClientRect().bottom + 1;
    for (const row of rows) row.hidden = false;
    for (const row of rows) row.hidden = row.getBoundingClientRect().bottom > bottom();
    part("log").classList.toggle("empty", rows.every((row) => row.hidden));
    for (const one of [board, part("in_words"), part("latest"), part("score").querySelector(".wide")]) {
      if (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth) one.tabIndex = 0;
      else one.removeAttribute("tabindex");
    }
  }

  let spoken = null;
  function speak(news) {
    if (spoken !== null && news !== spoken) part("news").textContent = news;
    spoken = news;
  }

  function show_table(table) {
    document.title = `${table.head.sentence} – ${table.title || table.game}`;
    show_head(table.head, table.players);
    show_phases(table);
    filled(part("players"), table.players.map(player));
    pictured = table.pictured;
    if (pictured && drawing) take_picture();
    filled(part("board"), [made("h2", "spoken", part("board").getAttribute("aria-label")), ...table.places.map(place)]);
    show_log(table);
    show_score(table);
    if (table.own) show_own(table.own);
    for (const id of ["seats", "board", "rules"]) show(id, true);
    part("where").textContent = [table.title, table.game, table.event].filter(Boolean).join(" · ");
    fit();
    speak(table.news);
  }

  function club_table(table) {
    const link = in_colour(made("a", "one_table", [
      made("div", "task", table.head.sentence),
      made("div", "", [
        made("div", "name", [table.title, table.game].filter(Boolean).join(" · ")),
        table.chapter && made("div", "small", table.chapter),
        ...table.players.map((one) => made("div", one.asked || one.won ? "name" : "", one.words)),
        table.last && made("div", "small", table.last)])]), table.players, table.head.seat);
    link.href = table.path;
    return link;
  }
  function show_club(club) {
    filled(part("tables"), club.tables.map(club_table));
    part("task").textContent = club.tables.length === 0 ? said.none : document.title;
    show("tables", true);
    speak(club.tables.map((table) => table.news).join(" "));
  }

  // The stream. A browser comes back by itself when the connection breaks, but not when the address is refused.
  const silent = 25000, again = 3000;  // Milliseconds.
  const wide = matchMedia("(min-width: 60rem) and (min-aspect-ratio: 5/4)");  // As in page.css.
  let stream = null, last_sign = 0, ended = false;
  function show_trouble(words) {
    const state = part("state");
    if (part("trouble").textContent === words && state.hidden === (words !== "")) return;
    part("trouble").textContent = words;
    show("trouble", words !== "");
    state.className = words ? "lost" : "";
    state.textContent = said.live;
    state.hidden = words !== "";
    fit();
  }
  function sign() {
    last_sign = Date.now();
    ended = false;
    show_trouble("");
  }
  function open_stream() {
    if (stream) stream.close();
    stream = new EventSource(`${said.here}events${wide.matches ? "/wide" : ""}`);
    last_sign = Date.now();
    stream.addEventListener("picture", (event) => { drawing = event.data; });
    stream.addEventListener("table", (event) => { sign(); show_table(JSON.parse(event.data)); });
    stream.addEventListener("club", (event) => { sign(); show_club(JSON.parse(event.data)); });
    stream.addEventListener("gone", () => {
      ended = true;
      show_trouble(said.ended);
    });
    stream.addEventListener("alive", () => { last_sign = Date.now(); if (!ended) sign(); });
    stream.addEventListener("error", () => {
      const refused = stream.readyState === EventSource.CLOSED;
      show_trouble(refused || ended ? said.ended : said.lost);
      if (refused) setTimeout(open_stream, again);
    });
  }
  setInterval(() => {
    if (Date.now() - last_sign > silent) {
      show_trouble(ended ? said.ended : said.lost);
      open_stream();
    }
  }, 5000);

  part("rules").addEventListener("toggle", async () => {
    if (!part("rules").open || part("rules_text").childElementCount) return;
    const answer = await fetch(`${said.here}rules`);
    if (!answer.ok) return;
    filled(part("rules_text"), (await answer.json()).map((line) =>
      line.kind === "heading" ? made("h2", "", line.words)
      : line.kind === "clause" ? made("p", "", [line.words, made("span", "small", ` § ${line.beside}`)])
      : line.kind === "row" ? made("p", "", [made("code", "", line.words), ` ${line.beside}`]) : made("p", "", line.words)));
    fit();
  });
  for (const id of ["in_words", "score", "rules"]) part(id).addEventListener("toggle", fit);
  addEventListener("keydown", (event) => {
    if (event.key !== "f" && event.key !== "F" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.fullscreenElement) document.exitFullscreen();
    else root.requestFullscreen();
  });
  document.addEventListener("fullscreenchange", () => {
    root.classList.toggle("filled", document.fullscreenElement !== null);
    fit();
  });
  addEventListener("resize", fit);
  wide.addEventListener("change", open_stream);
  open_stream();
})();
