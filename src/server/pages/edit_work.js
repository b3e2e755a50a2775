// The editor's work: what is done to the directive, one thing after the other, and nothing that is typed is lost.
"use strict";
const start = "fen: 8/8/8/8/8/8/8/8\n";

let now = { text: start, squares: [], forms: {}, fields: {}, findings: [] };
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
async function send(steps, text) {
  const answer = await fetch("/edit/apply", { method: "POST", body: JSON.stringify({ text, do: steps }) });
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

async function change(steps, text) {
  const before = now.text;
  if (!await send(steps, text ?? before)) return false;
  if (now.text !== before) {
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
  const text = bodyOf(at("text-of-directive").value);
  return queue(async () => {
    let taken = false;
    try {
      taken = await change([], text);
    } finally {
      // It stays where it was typed, and is tried again.
      if (!taken) typed ??= setTimeout(() => {}, 0);
    }
  });
}

function apply(steps, text = null) {
  applyTyped();
  return queue(() => change(steps, text));
}

// The work is in the address and in the browser's store: what is closed comes back.
function keepWork() {
  history.replaceState(null, "", "#text=" + encodeURIComponent(now.text));
  try {
    localStorage.setItem("dawson-directive", now.text);
  } catch { /* a browser that stores nothing */ }
}
function keptWork() {
  const given = new URLSearchParams(location.hash.slice(1)).get("text");
  try {
    return given ?? localStorage.getItem("dawson-directive");
  } catch {
    return given;
  }
}
addEventListener("hashchange", () => {
  const given = new URLSearchParams(location.hash.slice(1)).get("text");
  if (given !== null && given !== now.text) apply([], given);
});
addEventListener("beforeunload", event => {
  if (typed === null && now.text === safe) return;
  event.preventDefault();
  event.returnValue = "";
});

// A directive as documents have it is taken as its body; options of its opening are fields.
function bodyOf(text) {
  const fenced = /^\s*(`{3,}|~{3,})[ \t]*chess\b([^\n]*)\n([\s\S]*?)\n?\1\s*$/.exec(text);
  const tex = /^\s*\\begin\{chess\}(?:\[([^\]]*)\])?[^\n]*\n([\s\S]*?)\n?[ \t]*\\end\{chess\}\s*$/.exec(text);
  if (!fenced && !tex) return text;
  const options = (fenced ? fenced[2].trim().split(/\s+/) : (tex[1] || "").split(",")).filter(one => one.includes("="));
  return options.map(one => one.trim().replace("=", ": ") + "\n").join("") + (fenced ? fenced[3] : tex[2]) + "\n";
}

// Back, or back again.
function undo(from) {
  applyTyped();
  return queue(async () => {
    const [taken, given] = from === "past" ? [past, future] : [future, past];
    if (!taken.length) return;
    const before = now.text;
    if (!await send([], taken.at(-1))) return;
    taken.pop();
    given.push(before);
    show();
  });
}
