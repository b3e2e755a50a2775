// The board editor. The directive's text is all there is: each step is done to it by the program, which answers with the
// text, its picture and where the squares are. Nothing that the editor has no button for is lost.
"use strict";
const at = id => document.getElementById(id);
const captions = ["number", "author", "title", "source", "date", "award", "stipulation", "conditions", "twins", "remark"];
const letters = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };

let tool = "put";
let chosen = { man: "king", side: "white", rotation: 0 };
let men = [];
let held = null;      // the square of a man that is taken up
let first = null;     // where an arrow begins
let current = null;   // the square that the keyboard is on
const say = words => { at("said").textContent = words; };
const squareOf = name => now.squares.find(one => one.name === name);
const wordsOf = one => [one.name, one.hole ? "hole" : one.words || "empty", ...(one.attributes || [])].join(", ");

function showBoard() {
  at("stale").hidden = !now.stale;
  at("drawing").innerHTML = now.svg || "";
  const grid = at("grid");
  const rows = new Map();
  for (const one of now.squares) {
    const rank = one.name.replace(/[a-z]+/, "");
    if (!rows.has(rank)) rows.set(rank, []);
    rows.get(rank).push(one);
  }
  if (!squareOf(current)) current = now.squares.length ? now.squares[0].name : null;
  const hadFocus = grid.contains(document.activeElement);
  grid.replaceChildren(...[...rows.values()].map(row => {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    line.append(...row.map(cell));
    return line;
  }));
  if (hadFocus) focusCurrent();
}

function cell(one) {
  const made = document.createElement("button");
  made.setAttribute("role", "gridcell");
  made.dataset.square = one.name;
  made.setAttribute("aria-label", wordsOf(one));
  made.tabIndex = one.name === current ? 0 : -1;
  made.className = (one.hole ? "hole " : "") + (one.name === held || one.name === first ? "held" : "");
  const percent = part => (100 * part).toFixed(4) + "%";
  made.style.cssText = `left:${percent(one.left)};top:${percent(one.top)};width:${percent(one.width)};height:${percent(one.height)}`;
  return made;
}

function focusCurrent() {
  for (const one of at("grid").querySelectorAll("[role=gridcell]")) {
    one.tabIndex = one.dataset.square === current ? 0 : -1;
    if (one.dataset.square === current) one.focus();
  }
}

function show() {
  showBoard();
  const text = at("text-of-directive");
  if (document.activeElement !== text && typed === null) text.value = now.text;
  at("undo").disabled = !past.length;
  at("redo").disabled = !future.length;
  for (const input of document.querySelectorAll("[data-field]"))
    if (document.activeElement !== input) input.value = now.fields?.[input.dataset.field] ?? "";
  at("flip").checked = /^(yes|true|1)?$/.test(now.fields?.flip ?? "no");
  at("notation").value = now.notation || "";
  at("host").value = now.host;
  for (const option of at("notation").options) option.disabled = !(option.value in (now.forms || {}));
  if (program.drawsAddresses) at("picture").href = now.address || "";
  const squares = now.squares.map(one => /([a-z]+)(\d+)/.exec(one.name));
  if (squares.length && document.activeElement?.type !== "number") {
    at("files").value = new Set(squares.map(one => one[1])).size;
    at("ranks").value = new Set(squares.map(one => one[2])).size;
  }
  showFindings();
}

function showFindings() {
  const unsaid = program.drawsAddresses && now.unsaid?.length ? [{ severity: "note", message: "not in the address: " + now.unsaid.join(", ") }] : [];
  at("findings").replaceChildren(...[...now.findings, ...unsaid].map(finding => {
    const item = document.createElement("li");
    item.className = finding.severity === "note" ? "quiet" : finding.severity;
    item.textContent = finding.severity + (finding.code ? " " + finding.code : "") + ": " + finding.message +
      (finding.hint ? "; " + finding.hint : "");
    if (finding.end_byte > finding.byte) {
      const lines = document.createElement("pre");
      lines.textContent = finding.text.split("\n").slice(1, 3).join("\n");
      item.append(lines);
    }
    return item;
  }));
}

// --- squares, by mouse and by keyboard

function use(square) {
  if (tool === "hole") return apply([{ hole: square }]);
  if (tool === "move") return take(square);
  if (tool === "mark") return mark(square);
  if (tool === "attribute") return apply([{ attribute: at("attribute").value, square }]).then(told(square));
  return apply([{ put: square, man: chosen }]);
}

function take(square) {
  if (held === null) {
    if (!squareOf(square)?.occupant) return say("no piece on " + square);
    held = square;
    say(wordsOf(squareOf(square)) + " picked up");
    return showBoard();
  }
  const from = held;
  held = null;
  if (from === square) return showBoard();
  return apply([{ move: from, to: square }]).then(() => say(wordsOf(squareOf(square))));
}

function mark(square) {
  const kind = at("mark").value;
  if (kind !== "arrow" && kind !== "line") return apply([{ mark: kind, square }]);
  if (first === null) {
    first = square;
    say(kind + " from " + square);
    return showBoard();
  }
  const from = first;
  first = null;
  if (from === square) return showBoard();
  return apply([{ mark: kind, square: from, to: square }]);
}

let pressed = null;
const squareAt = event => document.elementFromPoint(event.clientX, event.clientY)?.closest?.("[data-square]")?.dataset.square ?? null;

at("grid").addEventListener("pointerdown", event => {
  const square = squareAt(event);
  if (!square || event.button !== 0) return;
  current = square;
  pressed = { square, x: event.clientX, y: event.clientY, moved: false };
});
addEventListener("pointermove", event => {
  if (!pressed) return;
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 6) pressed.moved = true;
  if (!pressed.moved || tool === "mark") return;
  let shown = at("dragged");
  if (!shown) {
    shown = document.createElement("div");
    shown.id = "dragged";
    shown.textContent = squareOf(pressed.square)?.words || "";
    document.body.append(shown);
  }
  shown.style.left = event.clientX + "px";
  shown.style.top = event.clientY + "px";
});
addEventListener("pointerup", event => {
  at("dragged")?.remove();
  if (!pressed) return;
  const { square, moved } = pressed;
  pressed = null;
  const to = squareAt(event);
  if (!moved || to === square) return use(square)?.then?.(told(square));
  if (tool === "mark" && to) {
    const kind = ["arrow", "line"].includes(at("mark").value) ? at("mark").value : "arrow";
    return apply([{ mark: kind, square, to }]);
  }
  if (!squareOf(square)?.occupant) return;
  apply([to ? { move: square, to } : { take: square }]).then(told(to || square));
});
at("grid").addEventListener("contextmenu", event => {
  const square = squareAt(event);
  if (!square) return;
  event.preventDefault();
  apply([{ take: square }]).then(told(square));
});
at("grid").addEventListener("wheel", event => {
  // Without a key it scrolls, with Ctrl it zooms.
  if (!event.shiftKey && !event.altKey) return;
  const square = squareAt(event);
  if (!square || !squareOf(square)?.occupant) return;
  event.preventDefault();
  apply([{ turn: square, by: (event.deltaY || event.deltaX) > 0 ? 1 : -1 }]);
}, { passive: false });
// A click by a screen reader or by Enter comes without a pointer.
at("grid").addEventListener("click", event => {
  if (event.detail === 0) use(event.target.dataset.square);
});

function go(dx, dy) {
  const here = squareOf(current);
  if (!here) return;
  const x = here.left + here.width / 2, y = here.top + here.height / 2;
  let best = null, nearest = Infinity;
  for (const one of now.squares) {
    const ox = one.left + one.width / 2 - x, oy = one.top + one.height / 2 - y;
    const along = ox * dx + oy * dy, aside = Math.abs(ox * dy) + Math.abs(oy * dx);
    if (along <= 1e-6 || aside > along * 1.01) continue;
    if (along + 2 * aside < nearest) [best, nearest] = [one.name, along + 2 * aside];
  }
  if (!best) return;
  current = best;
  focusCurrent();
  say(wordsOf(squareOf(best)));
}

// The first or the last square of the row.
function goToEnd(last) {
  const here = squareOf(current);
  const row = now.squares.filter(one => here && Math.abs(one.top - here.top) < here.height / 2).sort((a, b) => a.left - b.left);
  if (!row.length) return;
  current = row.at(last ? -1 : 0).name;
  focusCurrent();
  say(wordsOf(squareOf(current)));
}

const told = square => () => say(wordsOf(squareOf(square) || { name: square }));
at("grid").addEventListener("keydown", event => {
  const square = event.target.dataset?.square;
  if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const letter = letters[event.key.toLowerCase()];
  if (arrows[event.key]) go(...arrows[event.key]);
  else if (event.key === "Home" || event.key === "End") goToEnd(event.key === "End");
  else if (letter && event.key.length === 1)
    apply([{ put: square, man: { man: letter, side: event.key === event.key.toLowerCase() ? "black" : "white", rotation: 0 } }]).then(told(square));
  else if (event.key === "Enter") use(square)?.then?.(told(square));
  else if (event.key === " ") take(square);
  else if (event.key === "-") apply([{ side: square }]).then(told(square));
  else if (event.key === "*") apply([{ turn: square, by: 1 }]).then(told(square));
  else if (event.key === "/") apply([{ turn: square, by: 2 }]).then(told(square));
  else if (event.key === "#") apply([{ hole: square }]).then(told(square));
  else if (event.key === "Delete" || event.key === "Backspace") apply([{ take: square }]).then(told(square));
  else if (event.key === "Escape") {
    held = first = null;
    showBoard();
  } else return;
  event.preventDefault();
});
addEventListener("keydown", event => {
  if (!(event.ctrlKey || event.metaKey) || ["TEXTAREA", "INPUT"].includes(event.target.tagName)) return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) undo("past");
  else if (key === "y" || key === "z") undo("future");
  else return;
  event.preventDefault();
});

// --- tools

for (const button of document.querySelectorAll("[data-tool]"))
  button.addEventListener("click", () => {
    tool = button.dataset.tool;
    for (const one of document.querySelectorAll("[data-tool]")) one.setAttribute("aria-pressed", one === button);
    at("men-tools").hidden = tool !== "put";
    at("mark-tools").hidden = tool !== "mark";
    at("attribute-tools").hidden = tool !== "attribute";
    held = first = null;
    showBoard();
  });
at("undo").addEventListener("click", () => undo("past"));
at("redo").addEventListener("click", () => undo("future"));
at("empty").addEventListener("click", () => apply([{ empty: true }]));
at("resize").addEventListener("click", () => apply([{ size: [Number(at("files").value), Number(at("ranks").value)] }]));
at("flip").addEventListener("change", () => apply([{ field: "flip", value: at("flip").checked ? "yes" : "" }]));
at("side").addEventListener("change", () => { chosen.side = at("side").value; });
at("host").addEventListener("change", () => apply([{ host: at("host").value }]));
at("notation").addEventListener("change", () => apply([{ notation: at("notation").value }]));

function turnChosen(by) {
  chosen.rotation = (chosen.rotation + by + 360) % 360;
  at("turned").textContent = chosen.rotation + "°";
}
at("turn-left").addEventListener("click", () => turnChosen(-45));
at("turn-right").addEventListener("click", () => turnChosen(45));

function choose(occupant, button) {
  chosen = "text" in occupant ? { text: occupant.text, rotation: 0 } : { ...occupant, side: at("side").value, rotation: chosen.rotation };
  for (const one of at("men").children) one.setAttribute("aria-selected", one === button);
  if (button) stopAt(button);
}
at("use-text").addEventListener("click", () => choose({ text: at("text").value }, null));

function showMen() {
  const wanted = at("search").value.trim().toLowerCase();
  const fits = man => !wanted || (man.name || man.man).includes(wanted) || man.names.some(one => one.toLowerCase().includes(wanted)) ||
    man.abbreviation.toLowerCase() === wanted;
  at("men").replaceChildren(...men.filter(fits).map(man => {
    const button = document.createElement("button");
    const name = man.name || man.man;
    button.setAttribute("role", "option");
    button.dataset.man = name;
    button.title = [name, ...man.names, man.abbreviation].filter(part => part).join(", ");
    if (man.picture) {
      const picture = document.createElement("img");
      picture.alt = "";
      program.showPicture(picture, man.picture);
      button.append(picture);
    }
    button.append(name);
    const occupant = { man: man.man, side: "white", rotation: 0, ...(man.name ? { name: man.name } : {}) };
    button.setAttribute("aria-selected", chosen.man === man.man && chosen.name === man.name);
    button.addEventListener("click", () => choose(occupant, button));
    return button;
  }));
  stopAt(at("men").querySelector("[aria-selected=true]") || at("men").firstElementChild);
}
at("search").addEventListener("input", showMen);
// The list is one stop of the Tab key: arrows go through it.
function stopAt(button) {
  for (const one of at("men").children) one.tabIndex = one === button ? 0 : -1;
}
at("men").addEventListener("keydown", event => {
  const all = [...at("men").children], here = all.indexOf(event.target);
  const to = { ArrowLeft: here - 1, ArrowUp: here - 1, ArrowRight: here + 1, ArrowDown: here + 1, Home: 0, End: all.length - 1 }[event.key];
  if (here < 0 || to === undefined) return;
  event.preventDefault();
  const next = all[Math.max(0, Math.min(all.length - 1, to))];
  stopAt(next);
  next.focus();
});

// --- fields and text

for (const name of captions) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  label.textContent = name;
  label.htmlFor = input.id = "field-" + name;
  input.dataset.field = name;
  at("captions").append(label, input);
}
for (const input of document.querySelectorAll("[data-field]"))
  input.addEventListener("change", () => apply([{ field: input.dataset.field, value: input.value }]));

at("text-of-directive").addEventListener("input", () => {
  clearTimeout(typed);
  typed = setTimeout(applyTyped, 250);
});
at("text-of-directive").addEventListener("blur", () => applyTyped().then(show));

const copies = {
  directive: () => now.directive,
  position: () => now.forms?.[now.notation] ?? "",
  address: () => location.origin + now.address,
  svg: () => now.svg,
};
// Without https a browser has no clipboard: then the text is selected, and the command copies the selection. What cannot be
// copied stays selected on the page.
async function copy(text) {
  const field = at("copy-text");
  field.hidden = true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { /* no clipboard, or no permission */ }
  field.value = text;
  field.hidden = false;
  field.select();
  field.hidden = document.execCommand("copy");
  return field.hidden;
}
for (const button of document.querySelectorAll("[data-copy]"))
  button.addEventListener("click", async () => {
    await applyTyped();
    const text = copies[button.dataset.copy](), copied = await copy(text);
    at("copied").textContent = copied ? "copied" : "the browser blocked copying; copy the text below";
    if (copied && button.dataset.copy === "directive") safe = now.text;
  });

at("save").addEventListener("click", save);
addEventListener("keydown", event => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s" || at("save").hidden) return;
  event.preventDefault();
  save();
});

(async () => {
  const [pieces, words] = await Promise.all([program.ask("/edit/men"), program.ask("/edit/words")]);
  if (!pieces.ok || !words.ok) return say(pieces.ok ? words.text : pieces.text);
  men = JSON.parse(pieces.text);
  const known = JSON.parse(words.text);
  for (const one of [at("picture"), document.querySelector("[data-copy=address]")]) one.hidden = !program.drawsAddresses;
  at("attribute").append(...known.attributes.map(one => new Option(one, one)));
  at("notation").append(...known.notations.map(one => new Option(one.name, one.name)));
  showMen();
  await queue(async () => {
    const before = storedSteps();
    const opened = await openFromFile();
    await send([], opened ?? keptWork() ?? { text: start, host: "Markdown" });
    takeSteps(before);
    show();
  });
  safe = origin?.text ?? now.text;
  document.body.dataset.ready = "yes";
})();
