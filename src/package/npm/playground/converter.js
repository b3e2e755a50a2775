// The converter in a dialog: from any notation or format that the program reads to another one, or to directives of the text.
import { ask, run } from './program.js';
import { change, host, isTex } from './document.js';
import { findingRow, select, textRow } from './findings.js';

const $ = (id) => document.getElementById(id);
const pasted = $('pasted');
const limits = ['--sandbox', '--limit', 'squares=4096'];
const pause = 200; // milliseconds after the last key
const mostAtOnce = 20; // positions in one task of the worker
const decode = (bytes) => (bytes ? new TextDecoder().decode(bytes) : '');

// Forms that are written but not read, for readers.
const written = [
  { name: 'words', description: 'the position in words' },
  { name: 'unicode', description: 'chess symbols of Unicode' },
];
let known = null; // { notations, formats }
let result = { text: '', blocks: null }; // blocks: a function that makes directives of the text
let number = 0; // of the latest conversion
let reported = () => {};

const group = (label, kind, rows) => {
  const made = document.createElement('optgroup');
  made.label = label;
  made.append(...rows.map(({ name, description }) => new Option(`${name}: ${description}`, `${kind} ${name}`)));
  return made;
};

function fillChoices() {
  $('from').append(new Option('guess', ''), group('Position', 'notation', known.notations), group('Problems', 'format', known.formats),
    new Option('Betza notation: moves of a piece', 'moves'));
  $('to').append(new Option('directive in the text', 'directive'), group('Position', 'notation', known.notations),
    group('Problems', 'format', known.formats), group('For readers', 'notation', written));
}

const formatOf = (name) => known.formats.find((one) => one.name === name);
// A directive has a value on one line.
const onOneLine = (text) => text.trim().replace(/\s*\n\s*/g, ' ');

// A conversion gives { text, blocks, findings, errors }; the places of findings are those of the pasted text if `placed` is set.

/** Makes a directive of a body whose values are Markdown, in the markup language of the text. */
async function directiveOf(body) {
  const answer = await ask('/edit/apply', { text: body, do: isTex() ? [{ host: 'LaTeX' }] : [] });
  if (!answer.ok) return { errors: [answer.text] };
  const { directive, svg, findings } = JSON.parse(answer.text);
  return { text: svg ? directive : '', findings };
}

async function convertPositions(values, notation, to) {
  const flags = [...(notation ? ['--from', notation] : []), ...($('lossy').checked ? ['--lossy'] : []), ...limits];
  const all = [];
  for (let i = 0; i < values.length; i += mostAtOnce) {
    const runs = values.slice(i, i + mostAtOnce).map((value) => ['convert', '--to', to, ...flags, '--', value]);
    const answer = await run(runs, {});
    if (!answer.results) return [{ errors: [answer.stopped ?? answer.failed] }];
    for (const { status, out, findings, err } of answer.results) all.push({ text: status ? '' : out, findings, errors: [err] });
  }
  return all;
}

async function position(text, notation, to) {
  const [kind, name] = to.split(' ');
  if (kind === 'format') {
    const made = await position(text, notation, 'directive');
    return made.text ? { ...(await problems(made.text, isTex() ? 'tex' : 'md', to)), placed: false } : made;
  }
  const [made] = await convertPositions([text], notation, kind === 'directive' ? 'grid' : name);
  if (!made.text || kind !== 'directive') return { ...made, placed: true, blocks: blocksOf(name) };
  return { ...(await directiveOf(notation ? `${notation}: ${onOneLine(text)}\n` : text)), blocks: (own) => own };
}

// Positions in a notation become directives, one a line; chess symbols and words do not.
function blocksOf(notation) {
  if (!known.notations.some(({ name }) => name === notation)) return null;
  return async (text) => {
    const all = await Promise.all(text.trim().split('\n').map((line) => directiveOf(`${notation}: ${line}\n`)));
    return all.map((one) => one.text).filter(Boolean).join('\n');
  };
}

async function problems(text, format, to) {
  const [kind, name] = to.split(' ');
  const own = isTex() ? 'tex' : 'md';
  const target = kind === 'directive' ? own : kind === 'format' ? name : 'json';
  const files = [`pasted${formatOf(format).suffix}`, `converted${formatOf(target).suffix}`];
  const command = ['convert', '--file', files[0], '-o', files[1], ...(format === 'tex' ? ['--diagram-sty'] : []), ...limits];
  const { results, stopped, failed } = await run([command], { [files[0]]: text });
  if (!results) return { errors: [stopped ?? failed] };
  const [{ findings, err, files: made }] = results;
  const all = { text: decode(made[files[1]]), findings, errors: [err], placed: true };
  if (!all.text.trim() && !findings.length && !err) all.errors = ['the text has no problem in this format'];
  if (kind !== 'notation') return { ...all, blocks: target === own ? (same) => same : null };
  return { ...(await positionsOf(all, name)), blocks: blocksOf(name) };
}

// The positions of records, one a line, in another notation.
async function positionsOf({ text, findings, errors }, to) {
  const records = text.split('\n').filter(Boolean).map((line) => JSON.parse(line).fields);
  const names = known.notations.map(({ name }) => name);
  const lines = [];
  const all = { findings: [...findings], errors: [...errors] };
  for (const [i, fields] of records.entries()) {
    const found = fields.find(([name]) => names.includes(name));
    const [made] = found ? await convertPositions([[found[1]].flat().join(' ')], found[0], to) : [{ errors: ['it has no position'] }];
    if (made.text) lines.push(made.text.trimEnd());
    const reasons = [...(made.findings ?? []).map(({ severity, message }) => `${severity}: ${message}`), ...(made.errors ?? [])];
    all.errors.push(...reasons.filter(Boolean).map((one) => `problem ${i + 1}: ${one}`));
  }
  return { ...all, text: lines.length ? `${lines.join('\n')}\n` : '', placed: true };
}

async function moves(text, to) {
  if (to !== 'directive') return { errors: [`the moves of a piece become a directive only; choose \`directive in ${host()}\``] };
  const made = await directiveOf(`moves: ${onOneLine(text)}\n`);
  // The editor's own finding: a diagram of moves has no position to edit.
  return { ...made, findings: made.findings?.filter(({ code }) => code !== 'E-EDIT'), blocks: (own) => own };
}

// The conversion of a body to which a line of so many bytes was added: places are those without it.
function inFences(made, bytes) {
  const findings = made.findings?.map((one) => ({ ...one, line: one.line - 1, byte: one.byte - bytes, end_byte: one.end_byte - bytes }));
  return { ...made, findings };
}

async function converted(text) {
  const from = $('from').value;
  const to = $('to').value;
  if (!text.trim()) return { text: '' };
  if (from === 'moves') return moves(text, to);
  const [kind, name] = from.split(' ');
  if (kind === 'notation') return position(text, name, to);
  if (kind === 'format') return problems(text, name, to);
  const answer = await ask('/document/format', { text, host: host() });
  if (!answer.ok) return { errors: [answer.text] };
  const { format, text: directive } = JSON.parse(answer.text);
  if (!format) return position(text, '', to);
  return directive ? inFences(await problems(directive, format, to), directive.indexOf('\n') + 1) : problems(text, format, to);
}

async function convert() {
  const own = ++number;
  $('convert-status').textContent = 'converting';
  const made = await converted(pasted.value);
  if (own !== number) return;
  const findings = made.findings ?? [];
  const errors = (made.errors ?? []).map((one) => one.trim().replace(/^dawson: /, '')).filter(Boolean);
  result = { text: made.text ?? '', blocks: made.blocks ?? null };
  $('converted').value = result.text;
  $('convert-findings').replaceChildren(
    ...findings.map((finding) => findingRow(finding, made.placed ? () => select(pasted, finding) : null)), ...errors.map(textRow));
  $('insert').disabled = !result.text || !result.blocks;
  $('copy-converted').disabled = !result.text;
  const count = findings.length + errors.length;
  $('convert-status').textContent = !pasted.value.trim() ? 'paste a position or problems'
    : `${result.text ? 'converted' : 'not converted'}, ${count === 1 ? '1 finding' : `${count} findings`}${
      result.text && !result.blocks ? '; this format cannot be put into the text' : ''}`;
}

async function insert() {
  const made = await change('insert', { blocks: await result.blocks(result.text) });
  if (made.reason) $('convert-status').textContent = made.reason;
  else {
    $('converter').close();
    $('source').focus();
    reported(`put into the text on line ${made.line}`);
  }
}

async function copy() {
  try {
    await navigator.clipboard.writeText(result.text);
    $('convert-status').textContent = 'copied';
  } catch {
    $('converted').select();
    $('convert-status').textContent = 'the browser blocked copying; the result is selected';
  }
}

async function open() {
  $('converter').showModal();
  if (!known) {
    const answer = await ask('/edit/words');
    if (!answer.ok) {
      $('convert-status').textContent = answer.text;
      return;
    }
    known = JSON.parse(answer.text);
    fillChoices();
  }
  $('to').options[0].textContent = `directive in ${host()}`;
  pasted.focus();
  convert();
}

/** Makes the buttons work. `report` shows a message. */
export function prepareConverter(report) {
  reported = report;
  let timer;
  pasted.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(convert, pause);
  });
  for (const id of ['from', 'to', 'lossy']) $(id).addEventListener('change', convert);
  $('insert').onclick = insert;
  $('copy-converted').onclick = copy;
  $('convert').onclick = open;
  $('close-converter').onclick = () => $('converter').close();
}
