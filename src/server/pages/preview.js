// Shows what was set last and what was found; comes again when the server tells of a new one.
"use strict";
const at = id => document.getElementById(id);
let state = { version: 0 };

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
  at("status").textContent = "set in " + state.seconds.toFixed(2) + " s" + (found ? ", " + found : "");
  at("status").className = errors ? "error" : warnings ? "warning" : "";
  at("file").textContent = state.file;
  document.title = (errors ? "✗ " : "") + state.file;
}

// A click on a diagram names its line.
function listen(inner) {
  inner.addEventListener("click", event => {
    const figure = event.target.closest ? event.target.closest("[data-line]") : null;
    if (figure && !event.target.closest("a, button, summary")) open(figure.dataset.file || state.file, Number(figure.dataset.line));
  });
  for (const link of inner.querySelectorAll("a[href^='http']")) link.target = "_blank";
}

function showPage() {
  const frame = at("page");
  if (!state.has_page) return;
  if (state.kind === "pdf") {
    frame.removeAttribute("sandbox");  // browsers show no PDF in a sandbox
    frame.src = "/page?version=" + state.version;
    return;
  }
  const top = frame.contentWindow ? frame.contentWindow.scrollY : 0;
  frame.onload = () => {
    frame.contentWindow.scrollTo(0, top);
    listen(frame.contentDocument);
  };
  frame.src = "/page?version=" + state.version;
}

async function show() {
  const answer = await fetch("/state", { cache: "no-store" });
  const now = await answer.json();
  if (now.version === state.version) return;
  state = now;
  showStatus();
  showFindings();
  showPage();
}

const events = new EventSource("/events");
events.addEventListener("built", show);
events.addEventListener("unwatched", event => {
  at("status").textContent = event.data;
  at("status").className = "error";
});
events.onerror = () => {
  at("status").textContent = "the server is gone";
  at("status").className = "error";
};
