// The editor's work: what is done to the directive, one thing after the other, and nothing that is typed is lost.
"use strict";
const start = "fen: 8/8/8/8/8/8/8/8\n";

let now = { text: start, host: "Markdown", squares: [], forms: {}, fields: {}, findings: [] };
let past = [], future = [];
let waiting = Promise.resolve();
let typed = null;     // what stands in the text and has not been applied: the timer that will do it
let good = null;      // the last text that could be drawn
let safe = null;      // the text that is somewhere else too: where it came from, or copied

// What is done is done one after the other, each to what the one before it has made.
function queue(work) {
  waiting = waiting.then(work).catch(fault => say(String(fault)));
  return waiting;
}

// Whether the program has taken it.
async function send(steps, { text, host }) {
  const answer = await program.ask("/edit/apply", { text, host, do: steps });
  if (!answer.ok) {
    say(answer.text);
    return false;
  }
  const made = JSON.parse(answer.text);
  // What cannot be drawn keeps its last picture, and says why.
  const drawn = Boolean(made.svg);
  now = { ...made, svg: drawn ? made.svg : now.svg, squares: drawn ? made.squares : now.squares, stale: !drawn };
  if (drawn) good = work();
  keepWork();
  return true;
}

// A text, and the markup language of its values.
const work = () => ({ text: now.text, host: now.host });

const onBoard = step => !("field" in step || "host" in step || "notation" in step);

async function change(steps, given) {
  const before = work();
  // A step on the board is done to what the board shows; undo brings back the text that could not be drawn.
  const from = steps.some(onBoard) && now.stale && good ? good : before;
  if (!await send(steps, { ...from, ...given })) return false;
  if (now.text !== before.text || now.host !== before.host) {
    past.push(before);
    future = [];
    keepWork();
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

const most = 100;  // steps that survive a reload

// The work is in the address and in the browser's store: what is closed comes back.
function keepWork() {
  if (!program.keepsWork) return;
  const kept = "text=" + encodeURIComponent(now.text) + (now.host === "Markdown" ? "" : "&host=" + now.host);
  history.replaceState(null, "", "#" + kept);
  try {
    // What a tab has is its own; a new tab begins with the latest work of all.
    sessionStorage.setItem("dawson-directive", kept);
    sessionStorage.setItem("dawson-undo", JSON.stringify({ text: now.text, past: past.slice(-most), future: future.slice(-most) }));
    localStorage.setItem("dawson-directive", kept);
  } catch { /* a browser that stores nothing */ }
}
function workIn(kept) {
  const parts = new URLSearchParams(kept);
  return parts.has("text") ? { text: parts.get("text"), host: parts.get("host") ?? "Markdown" } : null;
}
function keptWork() {
  if (!program.keepsWork) return null;
  const given = workIn(location.hash.slice(1));
  try {
    const kept = sessionStorage.getItem("dawson-directive") ?? localStorage.getItem("dawson-directive") ?? "";
    // Before the markup language was kept, the text alone was.
    return given ?? workIn(kept) ?? (kept ? { text: kept, host: "Markdown" } : null);
  } catch {
    return given;
  }
}
// The steps before a reload, if the text is the one that they led to.
function storedSteps() {
  try {
    return program.keepsWork ? JSON.parse(sessionStorage.getItem("dawson-undo")) : null;
  } catch {  // a browser that stores nothing
    return null;
  }
}
function takeSteps(kept) {
  if (kept?.text === now.text) [past, future] = [kept.past, kept.future];
}
addEventListener("hashchange", () => {
  const given = workIn(location.hash.slice(1));
  if (given && (given.text !== now.text || given.host !== now.host)) apply([], given);
});
function isUnsaved() {
  return typed !== null || now.text !== safe;
}
addEventListener("beforeunload", event => {
  if (!isUnsaved()) return;
  event.preventDefault();
  event.returnValue = "";
});

// --- a diagram of a document: "?file=column.md&line=12" opens it, and "Save" writes it back

let origin = null;  // its file, line and text there, the version of the file, and whether it can be saved

// The version is kept with the work: a file that has changed since is not overwritten after a reload.
function keepOrigin() {
  if (!program.keepsWork) return;
  try {
    sessionStorage.setItem("dawson-origin", JSON.stringify({ search: location.search, origin }));
  } catch { /* a browser that stores nothing */ }
}

// The text to begin with; nothing if the page was reloaded and has its own work.
async function openFromFile() {
  if (!new URLSearchParams(location.search).has("file")) return null;
  let kept = null;
  try {
    if (program.keepsWork) kept = JSON.parse(sessionStorage.getItem("dawson-origin"));
  } catch { /* a browser that stores nothing */ }
  const reloaded = kept?.search === location.search && workIn(location.hash.slice(1));
  const answer = await program.ask("/diagram" + location.search);
  if (!answer.ok) {
    at("origin").textContent = answer.text;
    at("origin").hidden = false;
    return null;
  }
  const found = JSON.parse(answer.text);
  origin = reloaded ? { ...kept.origin, token: found.token, writes: found.writes } : found;
  keepOrigin();
  at("origin").textContent = origin.line ? origin.file + ":" + origin.line : origin.file;
  at("origin").hidden = false;
  at("save").hidden = !origin.writes;
  at("save").textContent = program.save;
  return reloaded ? null : { text: origin.text, host: origin.host };
}

function save() {
  applyTyped();
  return queue(async () => {
    const text = now.text, { token, file, line, version } = origin;
    const answer = await program.ask("/save", { token, file, line, version, text, host: now.host });
    at("saved").textContent = answer.ok ? program.saved : answer.text;
    if (!answer.ok) return;
    origin = { ...origin, text, version: answer.text.trim() };
    safe = text;
    keepOrigin();
  });
}

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
    keepWork();
    show();
  });
}

// The body of the directive that a picture of `dawson board --embed-source` carries; "" without one.
function sourceInPicture(bytes) {
  const read = part => new TextDecoder().decode(part);
  const svg = /<dawson:source>([^]*?)<\/dawson:source>/.exec(read(bytes));
  const signs = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };
  if (svg) return svg[1].replace(/&(lt|gt|quot|#39|amp);/g, (all, name) => signs[name]);
  const head = "iTXtDawson source\0\0\0\0\0";
  const view = new DataView(bytes.buffer);
  if (read(bytes.subarray(1, 4)) !== "PNG") return "";
  for (let i = 8; i + 12 <= bytes.length; i += 12 + view.getUint32(i)) {
    const chunk = bytes.subarray(i + 4, i + 8 + view.getUint32(i));
    if (read(chunk.subarray(0, head.length)) === head) return read(chunk.subarray(head.length));
  }
  return "";
}

// Takes the diagram of a picture file that is dropped or pasted.
async function takePicture(event, files) {
  const file = [...files].find(one => /^image\/(svg|png)/.test(one.type));
  if (!file) return;
  event.preventDefault();
  const source = sourceInPicture(new Uint8Array(await file.arrayBuffer()));
  if (!source) {
    at("said").textContent = `${file.name} does not carry the source of a diagram`;
    return;
  }
  at("text-of-directive").value = source;
  typed = setTimeout(() => {}, 0);
  await applyTyped();
  show();
}

document.addEventListener("dragover", event => {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
});
document.addEventListener("drop", event => takePicture(event, event.dataTransfer.files));
document.addEventListener("paste", event => takePicture(event, event.clipboardData?.files ?? []));
