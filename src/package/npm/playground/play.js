// The playground: the text on the left, its typeset form on the right, findings below the text.
import { prepareConverter } from './converter.js';
import { isTex } from './document.js';
import { prepareEditor } from './editor.js';
import { examples } from './examples.js';
import { findingRow, placeOf, select, textRow } from './findings.js';
import { run, started } from './program.js';

const $ = (id) => document.getElementById(id);
const source = $('source');
const kept = 'dawson-playground';
const pause = 150; // milliseconds after the last key

let isPreviewing = false;
let waiting = false; // for another preview
let last = { page: '', woven: '' };
const report = (message) => {
  $('status').textContent = message;
};

// The directives of a LaTeX document as a Markdown document, to show its diagrams one below the other.
function diagramsOf(tex) {
  const pattern = /\\begin\{chess\}[ \t]*(.*)\n([^]*?)\\end\{chess\}/g;
  return [...tex.matchAll(pattern)].map(([, opening, body]) => `\`\`\`chess ${opening}\n${body}\`\`\`\n`).join('\n');
}

async function preview() {
  if (isPreviewing) {
    waiting = true;
    return;
  }
  isPreviewing = true;
  const text = source.value;
  keep(text);
  const limits = ['--sandbox', '--limit', 'squares=4096'];
  const tex = isTex();
  const files = tex ? { 'text.tex': text, 'diagrams.md': diagramsOf(text) } : { 'text.md': text };
  const page = tex ? 'diagrams.md' : 'text.md';
  const runs = [['weave', page, '-o', 'page.html', '--draft', ...limits]];
  if (tex) runs.unshift(['weave', 'text.tex', '-o', 'woven.tex', ...limits]);
  report('typesetting');
  const begin = performance.now();
  const { results, stopped, failed } = await run(runs, files);
  isPreviewing = false;
  if (results) show(results, tex, performance.now() - begin);
  else report(stopped ?? failed);
  if (waiting) {
    waiting = false;
    preview();
  }
}

const decode = (bytes) => (bytes ? new TextDecoder().decode(bytes) : '');

function show(results, tex, time) {
  const page = decode(results.at(-1).files['page.html']);
  const woven = tex ? decode(results[0].files['woven.tex']) : '';
  if (page && page !== last.page) $('page').srcdoc = page;
  $('woven').hidden = !tex;
  $('woven').textContent = woven || (tex ? 'The document has errors; nothing is woven.' : '');
  last = { page: page || last.page, woven };
  showFindings(results[0].findings, results[0].err);
  report(`typeset in ${Math.round(time)} ms`);
}

function showFinding(finding) {
  choosePane('text');
  select(source, finding);
}

function showFindings(findings, others) {
  $('count').textContent = findings.length;
  const rows = findings.map((finding) => {
    const row = findingRow(finding, showFinding);
    for (const fix of finding.fixes ?? []) row.append(fixButton(fix));
    return row;
  });
  if (others) rows.push(textRow(others));
  $('list').replaceChildren(...rows);
}

function fixButton(fix) {
  const button = document.createElement('button');
  button.textContent = fix.title;
  button.onclick = () => {
    // Edits do not overlap; the last one comes first, so that the places of the others stay true.
    for (const edit of [...fix.edits].sort((a, b) => b.byte - a.byte)) {
      source.setRangeText(edit.text, placeOf(source.value, edit.byte), placeOf(source.value, edit.end_byte), 'end');
    }
    source.focus();
    preview();
  };
  return button;
}

// The text in the address: deflated, in base64url.
const base64 = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromBase64 = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function share() {
  const bytes = new TextEncoder().encode(`${isTex() ? 'tex' : 'md'}\n${source.value}`);
  const packed = typeof CompressionStream === 'undefined' ? null : await through(new CompressionStream('deflate-raw'), bytes);
  location.hash = packed ? `v1.${base64(packed)}` : `v0.${base64(bytes)}`;
  const long = location.href.length > 8192;
  try {
    await navigator.clipboard.writeText(location.href);
    report(long ? 'address copied; some programs cut addresses of more than 8 KB' : 'address copied');
  } catch {
    report('copy the address of this page');
  }
}

async function shared() {
  const [, form, data] = /^#(v[01])\.([\w-]+)$/.exec(location.hash) ?? [];
  if (!data) return null;
  try {
    const bytes = fromBase64(data);
    const text = decode(form === 'v1' ? await through(new DecompressionStream('deflate-raw'), bytes) : bytes);
    const end = text.indexOf('\n');
    return { markup: text.slice(0, end) === 'tex' ? 'tex' : 'md', text: text.slice(end + 1) };
  } catch {
    report('the address is incomplete');
    return null;
  }
}

function keep(text) {
  try {
    localStorage.setItem(kept, JSON.stringify({ markup: $('markup').value, text }));
  } catch {
    // the browser keeps nothing
  }
}

function previous() {
  try {
    return JSON.parse(localStorage.getItem(kept));
  } catch {
    return null;
  }
}

function save(name, content, type) {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// A board with its definitions: pages keep these apart.
async function firstBoard() {
  const text = isTex() ? diagramsOf(source.value) : source.value;
  const { results } = await run([['weave', 'text.md', '-o', 'out/text.md', '--draft', '--sandbox']], { 'text.md': text });
  const name = Object.keys(results?.[0].files ?? {}).find((file) => file.endsWith('.svg'));
  return name && decode(results[0].files[name]);
}

async function pngOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${base64(new TextEncoder().encode(svg)).replaceAll('-', '+').replaceAll('_', '/')}`;
  await image.decode();
  const scale = 4;
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function download(what) {
  const suffix = isTex() ? 'tex' : 'md';
  if (what === 'source') save(`text.${suffix}`, source.value, 'text/plain');
  else if (what === 'page') save('page.html', last.page, 'text/html');
  else if (what === 'woven') {
    if (isTex()) save('woven.tex', last.woven, 'text/plain');
    else report('woven LaTeX needs a LaTeX document');
  } else {
    const svg = await firstBoard();
    if (!svg) report('the text has no diagram');
    else if (what === 'svg') save('diagram.svg', svg, 'image/svg+xml');
    else save('diagram.png', await pngOf(svg), 'image/png');
  }
}

function choosePane(name) {
  $('panes').dataset.shown = name;
  for (const tab of document.querySelectorAll('[role="tab"]')) tab.setAttribute('aria-selected', String(tab.dataset.pane === name));
}

function put({ markup, text }) {
  $('markup').value = markup;
  source.value = text;
  preview();
}

let timer;
source.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(preview, pause);
});
source.addEventListener('keydown', (event) => {
  if (!(event.ctrlKey && event.key === ']')) return;
  event.preventDefault();
  source.setRangeText('  ', source.selectionStart, source.selectionStart, 'end');
  source.dispatchEvent(new Event('input'));
});
source.addEventListener('paste', () => {
  setTimeout(() => {
    if (/\\begin\{(chess|document)\}/.test(source.value) && !/^```/m.test(source.value)) $('markup').value = 'tex';
    preview();
  });
});
$('markup').onchange = preview;
$('share').onclick = share;
$('forget').onclick = () => {
  localStorage.removeItem(kept);
  history.replaceState(null, '', location.pathname);
  put({ markup: 'md', text: '' });
  localStorage.removeItem(kept);
};
$('download').onchange = () => {
  download($('download').value);
  $('download').value = '';
};
for (const tab of document.querySelectorAll('[role="tab"]')) tab.onclick = () => choosePane(tab.dataset.pane);
for (const [i, { name }] of examples.entries()) $('example').append(new Option(name, i));
$('example').onchange = () => put(examples[$('example').value]);
window.addEventListener('hashchange', async () => {
  const text = await shared();
  if (text && text.text !== source.value) put(text);
});

prepareConverter(report);
prepareEditor(report);
started.then((version) => report(`Dawson ${version}`), () => {});
put((await shared()) ?? previous() ?? examples[0]);
