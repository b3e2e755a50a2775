// Shows what was set last and what was found; comes again when the server tells of a new one.
"use strict";
const at = id => document.getElementById(id);
let state = { version: 0 };
let showing = Promise.resolve();  // one answer after the other: an old one never comes last
let left = null;                  // where the reader is, until a page that comes is there

function element(name, text, kind) {
  const made = document.createElement(name);
  made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

function open(file, line) {
  at("place").textContent = file + ":" + line;
  if (!state.editor) return;
  fetch("/open", { method: "POST", body: JSON.stringify({ token: state.token, file, line }) })
    .then(answer => answer.ok ? null : answer.text().then(why => { at("place").textContent = why; }));
}

// A place is a button: with an editor it opens, without one it is named.
function placed(finding) {
  if (!finding.line) return element("span", "");
  const button = element("button", finding.file + ":" + finding.line);
  button.addEventListener("click", () => open(finding.file, finding.line));
  return button;
}

function showFindings() {
  const list = at("findings");
  list.replaceChildren(...state.findings.map(finding => {
    const article = document.createElement("article");
    article.className = finding.severity;
    const head = element("p", "", finding.severity);
    head.append(element("strong", finding.severity + (finding.code ? " " + finding.code : "") + ": "), finding.message);
    article.append(head);
    if (finding.hint) article.append(element("p", finding.hint));
    if (finding.line) article.append(element("pre", finding.text.split("\n").slice(1, 3).join("\n"), "quiet"));
    article.append(placed(finding));
    return article;
  }));
  list.hidden = state.findings.length === 0;
}

function showStatus() {
  const errors = state.findings.filter(one => one.severity === "error").length;
  const warnings = state.findings.filter(one => one.severity === "warning").length;
  const count = (n, word) => n === 0 ? [] : [n + " " + word + (n === 1 ? "" : "s")];
  const found = [...count(errors, "error"), ...count(warnings, "warning")].join(", ");
  if (!state.version) return;
  at("status").textContent = "set in " + state.seconds.toFixed(2) + " s" + (found ? ", " + found : "");
  at("status").className = errors ? "error" : warnings ? "warning" : "";
  at("file").textContent = state.file;
  document.title = (errors ? "✗ " : "") + state.file;
}

// A click on a diagram, a paragraph or a heading names its line.
function listen(inner) {
  inner.addEventListener("click", event => {
    const placed = event.target.closest ? event.target.closest("[data-line]") : null;
    if (!placed || event.target.closest("a, button, summary, .plays")) return;
    if (inner.getSelection().toString()) return;
    open(placed.dataset.file || state.file, Number(placed.dataset.line));
  });
  openElsewhere(inner);
}

function openElsewhere(part) {
  for (const link of part.querySelectorAll("a[href^='http']")) link.target = "_blank";
}

const folded = inner => Array.from(inner.querySelectorAll("details"));
// What has its line and nothing with another one in it.
const linesIn = inner => Array.from(inner.querySelectorAll("[data-line]")).filter(one => !one.querySelector("[data-line]"));
const wordsOf = one => one.textContent.trim().slice(0, 400);

// The first line that is seen with its words, how far below the edge it begins, and what is open.
function placeIn(frame) {
  const inner = frame.contentDocument;
  if (!inner?.body || !frame.contentWindow) return null;
  const lines = linesIn(inner);
  const first = lines.find(one => one.getBoundingClientRect().bottom > 0);
  return {
    top: frame.contentWindow.scrollY,
    line: first ? Number(first.dataset.line) : 0,
    words: first ? wordsOf(first) : "",
    below: first ? first.getBoundingClientRect().top : 0,
    open: folded(inner).filter(one => one.open).map(one => wordsOf(one.querySelector("summary") || one)),
  };
}

// The same words nearest to where they were; where they are gone, the nearest line.
function goTo(frame, place) {
  const inner = frame.contentDocument;
  for (const one of folded(inner))
    if (place.open.includes(wordsOf(one.querySelector("summary") || one))) one.open = true;
  if (place.top === 0) return;
  const lines = linesIn(inner);
  const far = one => Math.abs(Number(one.dataset.line) - place.line);
  const nearest = all => all.reduce((best, one) => best && far(best) <= far(one) ? best : one, null);
  const found = nearest(lines.filter(one => place.words && wordsOf(one) === place.words)) || nearest(lines);
  frame.contentWindow.scrollTo(0, found ? frame.contentWindow.scrollY + found.getBoundingClientRect().top - place.below : place.top);
}

// What a block says, without the lines and numbers that change where something is added above it.
const counted = /( data-line="| id="words-| aria-describedby="words-)\d+/g;
const marked = "[data-line], [id^=words-], [aria-describedby^=words-]";
const keyOf = one => one.outerHTML.replace(counted, "$1");
let shown = null;  // the page as it came, before its scripts

// In `live` the blocks of `old` become those of `next`; what is the same stays the element that it is.
function merge(live, old, next, fresh) {
  const [here, before, after] = [live, old, next].map(one => Array.from(one.children));
  const places = new Map();
  before.forEach((one, i) => (key => places.has(key) ? places.get(key).push(i) : places.set(key, [i]))(keyOf(one)));
  let was = 0, now = 0;  // so far
  const settle = (end, until) => {
    while (was < end || now < until) {
      if (now === until) here[was++].remove();
      else if (was === end) fresh.push(live.insertBefore(live.ownerDocument.importNode(after[now++], true), here[end] || null));
      else change(here[was], before[was++], after[now++], fresh);
    }
  };
  after.forEach((one, i) => {
    const same = (places.get(keyOf(one)) || []).find(place => place >= was);
    if (same === undefined) return;
    settle(same, i);
    if (before[same].outerHTML !== one.outerHTML) renumber(here[same], one, fresh);
    was = same + 1;
    now = i + 1;
  });
  settle(here.length, after.length);
}

function change(live, old, next, fresh) {
  const rows = /^(diagrams|solutions)/.test(old.className) && old.className === next.className;
  if (!rows || live.children.length !== old.children.length) return replace(live, next, fresh);
  live.setAttribute("style", next.getAttribute("style") || "");
  merge(live, old, next, fresh);
}

function replace(live, next, fresh) {
  const made = live.ownerDocument.importNode(next, true);
  made.open = live.open;
  live.replaceWith(made);
  fresh.push(made);
}

function renumber(live, next, fresh) {
  const [to, from] = [live, next].map(one => [one, ...one.querySelectorAll(marked)]);
  if (to.length !== from.length) return replace(live, next, fresh);
  from.forEach((one, i) => {
    for (const name of ["data-file", "data-line", "id", "aria-describedby"])
      if (one.hasAttribute(name)) to[i].setAttribute(name, one.getAttribute(name));
  });
}

// A board that plays and its solution in print know each other: where one is new the other is too.
function renewPartners(inner, next, fresh) {
  const ids = new Set();
  for (const one of fresh)
    for (const part of [one, ...one.querySelectorAll("figure[data-film], [data-of]")])
      if (part.dataset.of || part.dataset.film) ids.add(part.dataset.of || part.id);
  for (const id of ids) {
    const name = JSON.stringify(id), both = `figure[id=${name}], [data-of=${name}]`;
    const from = next.querySelectorAll(both);
    Array.from(inner.querySelectorAll(both)).forEach((one, i) => {
      if (fresh.some(known => known.contains(one)) || !from[i]) return;
      replace(one, from[i], fresh);
    });
  }
}

// Only what is another block is laid out anew; false where that cannot be.
function patch(frame, next) {
  const inner = frame.contentDocument, place = placeIn(frame);
  const parts = [inner, shown, next].map(page => page.querySelector("main"));
  const around = page => page.documentElement.lang + page.querySelector("style").textContent + (page.body.dataset.player || "") +
    Array.from(page.body.children).filter(one => !/^(MAIN|SCRIPT|svg)$/.test(one.tagName)).map(one => one.outerHTML).join("");
  if (!place || parts.some(one => !one) || around(shown) !== around(next)) return false;
  if (parts[0].children.length !== parts[1].children.length) return false;
  const definitions = page => page.querySelector("svg.definitions");
  const [own, coming] = [inner, next].map(definitions);
  if (!own !== !coming) return false;
  if (own && definitions(shown).outerHTML !== coming.outerHTML) own.replaceWith(inner.importNode(coming, true));
  const fresh = [];
  merge(...parts, fresh);
  renewPartners(inner, next, fresh);
  inner.title = next.title;
  for (const one of fresh) {
    one.dispatchEvent(new Event("fresh", { bubbles: true }));
    openElsewhere(one);
  }
  goTo(frame, place);
  return true;
}

async function pageAsItCame(address) {
  const answer = await fetch(address, { cache: "no-store" });
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

async function showPage() {
  const frame = at("page");
  if (!state.has_page) return;
  const address = "/page?version=" + state.version + "&run=" + state.token.slice(0, 8);
  if (state.kind === "pdf") {
    frame.removeAttribute("sandbox");  // browsers show no PDF in a sandbox
    frame.src = address;
    return;
  }
  const next = shown && await pageAsItCame(address);
  if (next && patch(frame, next)) {
    shown = next;
    return;
  }
  shown = null;
  // A page that is still coming has no place yet: the one before it counts.
  left = left || placeIn(frame);
  frame.onload = () => {
    if (left) goTo(frame, left);
    left = null;
    listen(frame.contentDocument);
    remember(address, state.version);
  };
  frame.src = address;
}

// What is shown counts as known if no other page has come meanwhile.
async function remember(address, version) {
  const page = await pageAsItCame(address);
  const now = await (await fetch("/state", { cache: "no-store" })).json();
  if (now.version === version && state.version === version && now.token === state.token) shown = page;
}

// The server counts anew when it is started again; its run has another token.
function show() {
  showing = showing.then(async () => {
    const answer = await fetch("/state", { cache: "no-store" });
    const now = await answer.json();
    const same = now.version === state.version && now.token === state.token;
    state = now;
    showStatus();
    if (same) return;
    showFindings();
    await showPage();
  }).catch(() => {});
}

const events = new EventSource("/events");
events.addEventListener("built", show);
events.onopen = show;  // the server may have come back
events.addEventListener("unwatched", event => {
  at("status").textContent = event.data;
  at("status").className = "error";
});
events.onerror = () => {
  at("status").textContent = "the server is gone";
  at("status").className = "error";
};
