// Shows what was set last and what was found; comes again when the server tells of a new one.
"use strict";
const at = id => document.getElementById(id);
let state = { version: 0 };
let showing = Promise.resolve();  // one answer after the other: an old one never comes last
let left = null;                  // where the reader is, until a page that comes is there
let shown = null;                 // the address of the version that stands in the frame, if it can be changed

const named = version => "?run=" + state.token.slice(0, 8) + "&version=" + version;

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

// The diagram that is clicked, or has the focus, opens in the board editor.
function offer(figure) {
  at("edit").hidden = !figure;
  if (figure) at("edit").href = "/edit?" + new URLSearchParams({ file: figure.dataset.file || state.file, line: figure.dataset.line });
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
  const { errors, warnings } = state;
  const count = (n, word) => n === 0 ? [] : [n + " " + word + (n === 1 ? "" : "s")];
  const found = [...count(errors, "error"), ...count(warnings, "warning")].join(", ");
  if (!state.version) return;
  at("status").textContent = "built in " + state.seconds.toFixed(2) + " s" + (found ? ", " + found : "");
  at("status").className = errors ? "error" : warnings ? "warning" : "";
  at("file").textContent = state.file;
  document.title = (errors ? "✗ " : "") + state.file;
}

// A click on a diagram, a paragraph or a heading names its line.
function listen(inner) {
  for (const act of ["click", "focusin"])
    inner.addEventListener(act, event => offer(event.target.closest?.("figure[data-line]")));
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

// Attributes that count what stands above them: the server sends their numbers where nothing else has changed.
const counted = /^(data-line="|[^"]+="#?(words|diagram|solution)-([^"]*-)?)\d+"$|^aria-label="[^"\[]* \[\d+\](: [^"]*)?"$/;

// The selector leaves few elements of a block to look at: the many drawings of a board have `href` alone.
const counting = ["id", "href", "data-line", "data-of", "aria-describedby", "aria-details", "aria-label", "aria-labelledby"];
const mayCount = counting.map(name => (name === "href" ? "a" : "") + `[${name}]`).join();

function renumber(one, numbers) {
  let at = 0;
  for (const part of [one, ...one.querySelectorAll(mayCount)])
    for (const name of part.getAttributeNames()) {
      if (!counting.includes(name)) continue;
      const value = part.getAttribute(name);
      if (counted.test(`${name}="${value}"`)) part.setAttribute(name, value.replace(/\d+(?=$|\](: [^"]*)?$)/, numbers[at++]));
    }
  if (at !== numbers.length) throw new Error("numbers do not match");
}

function made(inner, html) {
  const holder = inner.createElement("template");
  holder.innerHTML = html;
  return holder.content.firstElementChild;
}

// Adds drawings that are new. Ids are those of the content; replacing one would lay out every figure anew.
function define(drawings, now) {
  const inner = drawings.ownerDocument;
  for (const one of now.querySelectorAll("defs > [id]"))
    if (!inner.getElementById(one.id)) drawings.append(one);
}

// What becomes of the children of `parent`, as the server tells it (src/server/page_changes.hpp).
function follow(parent, steps, fresh) {
  const inner = parent.ownerDocument;
  let next = parent.firstElementChild;
  for (const step of steps) {
    if (step.add !== undefined) {
      fresh.push(parent.insertBefore(made(inner, step.add), next));
      continue;
    }
    for (let count = Number(step) || step.drop || 1; count > 0; --count) {
      const one = next;
      next = one.nextElementSibling;
      if (step.drop) one.remove();
      else if (step.numbers) renumber(one, step.numbers);
      else if (step.main) {
        one.setAttribute("style", step.style);
        follow(one, step.main, fresh);
      } else if (step.change) {
        const other = made(inner, step.change);
        other.open = one.open;
        one.replaceWith(other);
        fresh.push(other);
      }
    }
  }
}

// Only what is another block is laid out anew; false where that cannot be.
async function patch(frame) {
  const answer = shown && await fetch("/changes" + shown, { cache: "no-store" });
  if (!answer || !answer.ok) return false;
  const { version, changes } = await answer.json();
  const inner = frame.contentDocument, main = inner?.querySelector("main"), place = placeIn(frame);
  if (!main || !place || main.children.length !== changes.count) return false;
  const fresh = [];
  try {
    if (changes.definitions) define(inner.querySelector("svg.definitions defs"), made(inner, changes.definitions));
    follow(main, changes.main, fresh);
  } catch (error) {  // what is shown is no page of the server's: it comes whole
    return false;
  }
  inner.title = made(inner, changes.title).textContent;
  shown = named(version);
  inner.dispatchEvent(new Event("numbered"));
  for (const one of fresh) {
    one.dispatchEvent(new Event("fresh", { bubbles: true }));
    openElsewhere(one);
  }
  goTo(frame, place);
  return true;
}

async function showPage() {
  const frame = at("page");
  if (!state.has_page) return;
  if (state.kind === "pdf") {
    frame.removeAttribute("sandbox");  // browsers show no PDF in a sandbox
    frame.src = "/page" + named(state.version);
    return;
  }
  if (await patch(frame)) return;
  shown = null;
  // A page that is still coming has no place yet: the one before it counts.
  left = left || placeIn(frame);
  frame.onload = () => {
    if (left) goTo(frame, left);
    left = null;
    listen(frame.contentDocument);
    shown = new URL(frame.contentDocument.URL).search;
    if (shown !== named(state.version)) showing = showing.then(() => patch(frame)).catch(() => {});
  };
  frame.src = "/page" + named(state.version);
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
  at("status").textContent = "server not reachable";
  at("status").className = "error";
};
