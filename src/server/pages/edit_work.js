// The editor's work: what is done to the directive, one thing after the other, and nothing that is typed is lost.
"use strict";
const start = "fen: 8/8/8/8/8/8/8/8\n";

let now = { text: start, host: "Markdown", squares: [], forms: {}, fields: {}, findings: [] };
let past = [], future = [];
let waiting = Promise.resolve();
let typed = null;     // what stands in the text and has not been applied: the timer that will do it
let safe = null;      // the text that is somewhere else too: where it came from, or copied

// What is done is done one after the other, each to what the one before it has made.
function queue(work) {
  waiting = waiting.then(work).catch(fault => say(String(fault)));
  return waiting;
}

// Whether the program has taken it.
async function send(steps, { text, host }) {
  const answer = await fetch("/edit/apply", { method: "POST", body: JSON.stringify({ text, host, do: steps }) });
  if (!answer.ok) {
    say(await answer.text());
    return false;
  }
  const made = await answer.json();
  // What cannot be drawn keeps its last picture, and says why.
  now = { ...made, svg: made.svg ?? now.svg, squares: made.svg ? made.squares : now.squares };
  keepWork();
  return true;
}

// A text, and the markup language of its values.
const work = () => ({ text: now.text, host: now.host });

async function change(steps, given) {
  const before = work();
  if (!await send(steps, { ...before, ...given })) return false;
  if (now.text !== before.text || now.host !== before.host) {
    past.push(before);
    future = [];
  }
  show();
  return true;
}

// What has been typed or pasted comes first.
function applyTyped() {
  if (typed === null) return waiting;
  clearTimeout(typed);
  typed = null;
  const text = at("text-of-directive").value;
  return queue(async () => {
    let taken = false;
    try {
      taken = await change([], { text });
    } finally {
      // It stays where it was typed, and is tried again.
      if (!taken) typed ??= setTimeout(() => {}, 0);
    }
  });
}

function apply(steps, given = {}) {
  applyTyped();
  return queue(() => change(steps, given));
}

// The work is in the address and in the browser's store: what is closed comes back.
function keepWork() {
  const kept = "text=" + encodeURIComponent(now.text) + (now.host === "Markdown" ? "" : "&host=" + now.host);
  history.replaceState(null, "", "#" + kept);
  try {
    localStorage.setItem("dawson-directive", kept);
  } catch { /* a browser that stores nothing */ }
}
function workIn(kept) {
  const parts = new URLSearchParams(kept);
  return parts.has("text") ? { text: parts.get("text"), host: parts.get("host") ?? "Markdown" } : null;
}
function keptWork() {
  const given = workIn(location.hash.slice(1));
  try {
    const kept = localStorage.getItem("dawson-directive") ?? "";
    // Before the markup language was kept, the text alone was.
    return given ?? workIn(kept) ?? (kept ? { text: kept, host: "Markdown" } : null);
  } catch {
    return given;
  }
}
addEventListener("hashchange", () => {
  const given = workIn(location.hash.slice(1));
  if (given && (given.text !== now.text || given.host !== now.host)) apply([], given);
});
addEventListener("beforeunload", event => {
  if (typed === null && now.text === safe) return;
  event.preventDefault();
  event.returnValue = "";
});

// Back, or back again.
function undo(from) {
  applyTyped();
  return queue(async () => {
    const [taken, given] = from === "past" ? [past, future] : [future, past];
    if (!taken.length) return;
    const before = work();
    if (!await send([], taken.at(-1))) return;
    taken.pop();
    given.push(before);
    show();
  });
}
