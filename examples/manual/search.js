// The search box of the manual's pages, and redirects of former anchors. It works from files: search-index.js assigns the index to
// dawsonManual, whose entries are [term, kind, number of the page, anchor, heading].
"use strict";
(function () {
  const manual = window.dawsonManual;
  const most = 20;
  const query = document.getElementById("site-query");
  const list = document.getElementById("site-hits"), status = document.getElementById("site-status");
  let hits = [], current = -1;
  // Links to the manual as one page, and to anchors that have moved.
  function redirect() {
    let anchor = location.hash.slice(1);
    try { anchor = decodeURIComponent(anchor); } catch { /* not encoded */ }
    if (anchor && !document.getElementById(anchor) && Object.hasOwn(manual.anchors, anchor))
      location.replace(manual.anchors[anchor]);
  }

  const plain = text => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f`]/g, "");
  const bare = text => text.replace(/^[\d\s-]+(?=\D)/, "");  // without hyphens of an option, without the number of a heading
  const entries = manual.entries.map(([term, kind, page, anchor, heading]) => ({
    term, kind, weight: { page: 1, section: 1, "in a table": 2 }[kind] ?? 0, href: manual.pages[page][0] + "#" + anchor, heading,
    place: manual.pages[page][1] + (heading !== manual.pages[page][1] && heading !== term ? " › " + heading : ""),
    key: plain(term), bare: bare(plain(term)), around: plain(kind + " " + heading + " " + manual.pages[page][1]),
  }));

  // Smaller is better; undefined is no hit.
  function rank(entry, text, words) {
    if (entry.key === text) return 0;
    if (entry.bare === bare(text)) return 1;
    if (entry.key.startsWith(text)) return 2;
    if (entry.bare.startsWith(bare(text))) return 3;
    if (words.every(word => (" " + entry.key.replace(/[^\p{L}\p{N}]+/gu, " ")).includes(" " + word))) return 4;
    if (words.every(word => entry.key.includes(word))) return 5;
    if (words.every(word => entry.key.includes(word) || entry.around.includes(word))) return 6;
  }

  function find(typed) {
    const text = plain(typed).trim().replace(/\s+/g, " ");
    if (!text) return [];
    const words = text.split(" ");
    // Sorting is stable: entries that are equal otherwise keep the order of the manual.
    return entries.map(entry => ({ entry, order: [rank(entry, text, words), entry.weight, entry.key.length] }))
      .filter(hit => hit.order[0] !== undefined)
      .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2])
      .slice(0, most).map(hit => hit.entry);
  }

  function choose(number) {
    list.children[current]?.setAttribute("aria-selected", "false");
    current = number;
    const option = list.children[current];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    query.setAttribute("aria-activedescendant", option?.id ?? "");
  }

  function part(name, text) {
    const element = document.createElement("span");
    element.className = name;
    element.textContent = text;
    return element;
  }

  function show(open) {
    list.hidden = !open;
    query.setAttribute("aria-expanded", String(open && hits.length > 0));
  }

  function search() {
    hits = find(query.value);
    current = -1;
    list.replaceChildren(...hits.map((hit, number) => {
      const option = document.createElement("li");
      option.id = "site-hit-" + number;
      option.setAttribute("role", "option");
      option.append(part(/^(page|section)$/.test(hit.kind) ? "term" : "term code", hit.term), part("kind", hit.kind),
        part("place", hit.place));
      option.addEventListener("mousedown", event => event.preventDefault());  // the focus stays in the box
      option.addEventListener("click", () => follow(number));
      return option;
    }));
    const typed = query.value.trim() !== "";
    if (typed && !hits.length) list.append(part("none", "No entry has these words."));
    status.textContent = !typed ? "" : hits.length === 1 ? "1 result" : hits.length + (hits.length === most ? " or more" : "") + " results";
    show(typed);
    choose(hits.length ? 0 : -1);
  }

  function follow(number) {
    show(false);
    query.blur();
    location.href = hits[number].href;
  }

  query.addEventListener("input", search);
  query.addEventListener("focus", () => { if (query.value.trim()) show(true); });
  query.addEventListener("blur", () => show(false));
  query.addEventListener("keydown", event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length) {
      show(true);
      choose((current + step + hits.length) % hits.length);
    } else if (event.key === "Enter" && hits[current]) follow(current);
    else if (event.key === "Escape" && !list.hidden) show(false);
    else if (event.key === "Escape") { query.value = ""; search(); query.blur(); }
    else return;
    event.preventDefault();
  });
  addEventListener("keydown", event => {
    if (event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input,textarea,select")) return;
    event.preventDefault();
    query.focus();
    query.select();
  });
  const here = document.querySelector(".contents [aria-current]");
  if (here) here.closest(".contents").scrollTop = here.offsetTop - 120;
  addEventListener("hashchange", redirect);
  redirect();
  document.querySelector(".search").hidden = false;
})();
