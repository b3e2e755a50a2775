// The grammars, with the program that VS Code uses for them. The grammars of Markdown and LaTeX are empty here: the
// extension's are injected into them.
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';

const require = createRequire(import.meta.url);
const textmate = require('vscode-textmate');
const oniguruma = require('vscode-oniguruma');
const here = (name) => readFileSync(new URL(`extension/syntaxes/${name}.json`, import.meta.url), 'utf8');

await oniguruma.loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')));
const hosts = { 'text.html.markdown': 'markdown.dawson', 'text.tex.latex': 'latex.dawson' };
const files = { 'source.dawson': 'dawson', 'markdown.dawson': 'markdown', 'latex.dawson': 'latex' };
const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  getInjections: (scope) => (hosts[scope] ? [hosts[scope]] : []),
  loadGrammar: async (scope) =>
    scope in hosts ? { scopeName: scope, patterns: [], repository: {} } : textmate.parseRawGrammar(here(files[scope]), 'a.json'),
});

// Returns `kind:text` of the words that Dawson's grammars name, a line at a time.
async function marked(host, lines) {
  const grammar = await registry.loadGrammar(host);
  let state = textmate.INITIAL;
  return lines.map((line) => {
    const read = grammar.tokenizeLine(line, state);
    state = read.ruleStack;
    return read.tokens.filter(({ scopes }) => /\.dawson$/.test(scopes.at(-1)) && !scopes.at(-1).startsWith('meta.') && scopes.length > 1)
      .map(({ scopes, startIndex, endIndex }) => `${scopes.at(-1).replace('.dawson', '').split('.').at(-1)}:${line.slice(startIndex, endIndex)}`)
      .join(' ');
  });
}

const rows = [
  ['```chess', 'directive:chess'],
  ['author: A. Composer', 'property-name:author key-value::'],
  ['stipulation: h#2.5', 'property-name:stipulation key-value:: stipulation:h#2.5'],
  ['twins: (b) wGh6->g6; c) a1', 'property-name:twins key-value:: square:h6 square:g6 list:; square:a1'],
  ['solution: 1.Qa1! 1...Kg8 2.Qxa8#', 'property-name:solution key-value:: move-number:1. square:a1 move-number:1... square:g8 move-number:2. square:a8'],
  ['allow: W-PAWN', 'property-name:allow key-value:: code:W-PAWN'],
  ['Author : none', ''],
  ['```', ''],
  ['author: prose', ''],
];

test('a directive in Markdown', async () => {
  assert.deepEqual(await marked('text.html.markdown', rows.map(([line]) => line)), rows.map(([, tokens]) => tokens));
});

test('tildes, attributes, options, and other code', async () => {
  const lines = ['~~~~ {.chess size=5mm}', 'number: 1', '~~~', 'date: 1', '~~~~', '```chessboard', 'number: 1', '```', '`chess *2q` and `chessy`'];
  assert.deepEqual(await marked('text.html.markdown', lines), [
    'directive:chess directive: size=5mm}', 'property-name:number key-value::', '', 'property-name:date key-value::', '', '', '', '',
    'directive:chess position:*2q',
  ]);
});

test('a directive in LaTeX', async () => {
  const lines = ['\\begin{chess} solutions', '% note: 1.e4', 'number: auto', '\\end{chess}', '\\chess[fen]{*2q} a: b'];
  assert.deepEqual(await marked('text.tex.latex', lines), [
    'directive:chess directive: solutions', '', 'property-name:number key-value::', 'directive:chess', 'directive:\\chess directive:[fen] position:*2q',
  ]);
});
