// api.mjs PACKAGE: tests the npm package's API under node, and what its command line answers to what is not in the build.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(process.argv[2]);
const { load } = await import(pathToFileURL(path.join(folder, 'index.js')));
const { default: dawsonPlugin } = await import(pathToFileURL(path.join(folder, 'markdown-it.js')));
const dawson = await load({ environment: { SOURCE_DATE_EPOCH: '1700000000' } });

function asked(path, values) {
  const { status, text } = dawson.request(path, values && JSON.stringify(values));
  assert.equal(status, 200, text);
  return JSON.parse(text);
}

const tests = {
  'the version is that of the package'() {
    assert.equal(dawson.version, JSON.parse(fs.readFileSync(path.join(folder, 'package.json'))).version);
  },
  'a board is drawn as SVG'() {
    const { svg, status, findings } = dawson.board('8/8/8/3k4/8/3K4/8/8', { from: 'fen' });
    assert.equal(status, 0);
    assert.match(svg, /^<svg [^]*<\/svg>\s*$/);
    assert.deepEqual(findings, []);
  },
  'a position is converted'() {
    assert.equal(dawson.convert('wKd1, wBe2, sKh8', 'fen', { from: 'men' }).text.trim(), '7k/8/8/8/8/8/4P3/3K4');
  },
  'findings have places and codes'() {
    const text = 'Text.\n\n```chess\nfen: 8/9/8/3k4/8/3K4/8/8\nstipulation: #2\n```\n';
    const { status, findings, err } = dawson.run(['check', 'a.md'], { 'a.md': text });
    assert.equal(status, 1);
    assert.equal(err, '');
    assert.deepEqual([findings[0].code, findings[0].line, findings[0].column, findings[0].severity], ['E-CHAR', 4, 8, 'error']);
  },
  'a document becomes a page, and its inputs are not among the results'() {
    const text = '# Title\n\n```chess\nfen: 8/8/8/3k4/8/3K4/8/8\nauthor: A. Composer\n```\n';
    const { status, files } = dawson.run(['weave', 'a.md', '-o', 'out/a.html'], { 'a.md': text });
    assert.equal(status, 0);
    assert.deepEqual(Object.keys(files), ['out/a.html']);
    assert.match(new TextDecoder().decode(files['out/a.html']), /A\. Composer/);
  },
  'a session keeps its files, and sessions do not share them'() {
    const one = dawson.session({ 'a.md': 'text\n' });
    const other = dawson.session();
    one.put('parts/b.md', '```chess\nfen: 8/8/8/3k4/8/3K4/8/8\n```\n');
    assert.equal(one.run(['weave', 'parts/b.md', '-o', 'b.html']).status, 0);
    assert.deepEqual(one.files().sort(), ['a.md', 'b.html', 'parts/b.md']);
    assert.deepEqual(other.files(), []);
    assert.equal(one.text('a.md'), 'text\n');
    assert.throws(() => one.put('../x', ''), /outside/);
    one.remove('a.md');
    assert.equal(one.get('a.md'), undefined);
    one.close();
    other.close();
  },
  'standard input and output'() {
    const text = '\\begin{chess}\nfen: 8/8/8/3k4/8/3K4/8/8\n\\end{chess}\n';
    const { status, out } = dawson.run(['weave', '-', '-o', '-', '--host', 'tex'], {}, { stdin: text });
    assert.equal(status, 0);
    assert.match(out, /Dawson/);
  },
  'what is not in this build is refused'() {
    const text = '```chess\nfen: 8/8/8/3k4/8/3K4/8/8\n```\n';
    for (const [words, what] of [
      [['booklet', 'a.md', '-o', 'a.pdf'], 'booklet'], [['latex', 'a.tex'], 'latex'], [['serve', 'a.md'], 'serve'],
      [['board', '8/8/8/3k4/8/3K4/8/8', '--from', 'fen', '-o', 'b.png'], 'PNG'],
      [['board', '8/8/8/3k4/8/3K4/8/8', '--from', 'fen', '-o', 'b.pdf'], 'PDF'],
      [['weave', 'a.md', '-o', 'a.epub'], 'EPUB'], [['weave', 'a.md', '-o', 'b.md', '--boards', 'png'], 'PNG'],
      [['weave', 'a.md', '-o', 'b.md', '--boards', 'pdf'], 'PDF'], [['weave', 'a.md', '-o', 'b.html', '--watch'], 'watch'],
    ]) {
      const { status, err, files } = dawson.run(words, { 'a.md': text });
      assert.equal(status, 2, words.join(' '));
      assert.match(err, new RegExp(`${what}.*not in this build.*native program`));
      assert.deepEqual(files, {}, words.join(' '));
    }
  },
  'the plug-in of markdown-it weaves the document and shows its pictures'() {
    let weave;
    const md = {
      core: { ruler: { push() {}, before: (_, name, rule) => (weave = rule) } },
      renderer: { rules: {}, renderToken: () => 'other' },
    };
    dawsonPlugin(md, { dawson, language: 'de' });
    const state = { src: '```chess\nfen: 8/8/8/3k4/8/3K4/8/8\nauthor: X\n```\n', env: {} };
    weave(state);
    const [, alt, file] = /!\[(.*)\]\((.*)\)/.exec(state.src);
    assert.match(alt, /^Schachdiagramm: X\./);
    const token = (src) => [{ children: [], attrGet: () => src }];
    const self = { renderInlineAsText: () => alt };
    assert.match(md.renderer.rules.image(token(file), 0, {}, state.env, self), /^<img src="data:image\/svg\+xml;base64,PHN2Z[^"]*" alt="Schach/);
    assert.equal(md.renderer.rules.image(token('other.png'), 0, {}, state.env, { ...self, ...md.renderer }), 'other');
    const wrong = { src: '```chess\nautor: X\n```\n', env: {} };
    weave(wrong);
    assert.equal(wrong.env.dawson.findings[0].code, 'E-FIELD');
    const plain = { src: 'text', env: {} };
    weave(plain);
    assert.equal(plain.src, 'text');
  },
  'the board editor is answered, as a server answers it'() {
    const king = { put: 'e1', man: { man: 'king', side: 'white', rotation: 0 } };
    const edited = asked('/edit/apply', { text: 'fen: 8/8/8/8/8/8/8/8\n', do: [king] });
    assert.equal(edited.text, 'fen: 8/8/8/8/8/8/8/4K3\n');
    assert.match(edited.svg, /^<svg /);
    assert.equal(edited.squares.length, 64);
    const pieces = asked('/edit/men');
    assert.ok(pieces.length > 100);
    for (const { picture } of [pieces[0], pieces.at(-1)]) assert.match(dawson.request(picture).text, /^<svg /);
    assert.ok(asked('/edit/words').formats.some(({ name, suffix }) => name === 'olive' && suffix === '.olv'));
    assert.equal(dawson.request('/edit/apply', '{').status, 400);
    assert.equal(dawson.request('/edit/apply', '{"text": 1}').status, 400);
    assert.equal(dawson.request('/other', '{}').status, 404);
  },
  'a diagram of a document is read and put back, with its version'() {
    const document = 'Text.\n\n```chess author="Sam Loyd"\nfen: 8/8/8/8/8/8/8/4K3\n```\n\nEnd.\n';
    const about = { document, host: 'Markdown' };
    const { text, line, version } = asked('/document/diagram', { ...about, line: 4 });
    assert.deepEqual([text, line], ['author: Sam Loyd\nfen: 8/8/8/8/8/8/8/4K3\n', 3]);
    const saved = asked('/document/save', { ...about, line, version, text: 'janko: 8/8/8/8/8/8/8/4K2*2Q\n' });
    assert.equal(saved.document, 'Text.\n\n```chess\njanko: 8/8/8/8/8/8/8/4K2*2Q\n```\n\nEnd.\n');
    const refused = (path, values) => dawson.request(path, JSON.stringify({ ...about, ...values }));
    assert.deepEqual(refused('/document/diagram', { line: 1 }),
      { status: 409, text: 'line 1 is not in a diagram; move the cursor into one\n' });
    assert.match(refused('/document/save', { line, version: 'x', text }).text, /has changed/);
    const plain = '```chess\nfen: 8\n```\n';
    const opened = asked('/document/diagram', { document: plain, host: 'Markdown', line: 1 });
    assert.match(refused('/document/save', { ...opened, document: plain, text: '```\n' }).text, /would end the directive/);
    assert.equal(refused('/document/save', { line: 999, version, text }).status, 409);
    assert.equal(dawson.request('/document/diagram', '{}').status, 400);
  },
  'directives are added below a line'() {
    const insert = (document, line, host = 'Markdown', blocks = '```chess\nfen: 8\n```\n') => asked('/document/insert', { document, host, line, blocks });
    assert.deepEqual(insert('', 1), { document: '```chess\nfen: 8\n```\n', line: 1 });
    assert.deepEqual(insert('One\ntwo\nthree', 1), { document: 'One\ntwo\nthree\n\n```chess\nfen: 8\n```\n', line: 5 });
    assert.deepEqual(insert('One\n\nTwo\n', 1), { document: 'One\n\n```chess\nfen: 8\n```\n\nTwo\n', line: 3 });
    assert.deepEqual(insert('---\nlang: de\n---\nText\n', 1).line, 6);
    assert.deepEqual(insert('```chess\nfen: 7\n\n```\n```chess\nfen: 6\n```\n', 2).document,
      '```chess\nfen: 7\n\n```\n\n```chess\nfen: 8\n```\n\n```chess\nfen: 6\n```\n');
    assert.match(dawson.request('/document/insert', JSON.stringify({ document: '```\ncode\n\nmore\n```\n', host: 'Markdown', line: 2, blocks: '```chess\nfen: 8\n```\n' })).text, /in code or a comment/);
    assert.match(dawson.request('/document/insert', JSON.stringify({ document: '', host: 'Markdown', line: 1, blocks: 'fen: 8' })).text, /no directive/);
    const tex = '\\documentclass{article}\n\\begin{document}\nText\n\\end{document}\n';
    const block = '\\begin{chess}\nfen: 8\n\\end{chess}\n';
    for (const [line, at] of [[1, 4], [3, 5], [4, 5], [99, 5]]) assert.equal(insert(tex, line, 'LaTeX', block).line, at, `line ${line}`);
  },
  'the format of a pasted text is known by its sign'() {
    for (const [text, format] of [['8/8/8/3k4/8/3K4/8/8', ''], ['BeginProblem\nPieces White Kd1\nEndProblem\n', 'popeye'],
      ['```chess\nfen: 8\n```\n', 'md'], ['\\begin{chess}\nfen: 8\n\\end{chess}\n', 'tex'], ['\\begin{diagram}\n\\pieces{wKd1}\n\\end{diagram}\n', 'tex'],
      ['algebraic:\n  white: [Kd1]\n  black: [Kd5]\nstipulation: "#2"\n', 'olive'], ['[Event "?"]\n[FEN "8/8/8/3k4/8/3K4/8/8 w - - 0 1"]\n\n*\n', 'pgn'], ['', '']])
      assert.equal(asked('/document/format', { text, host: 'Markdown' }).format, format, text);
    assert.deepEqual(asked('/document/format', { text: 'fen: 8\nautor: X', host: 'LaTeX' }),
      { format: 'tex', text: '\\begin{chess}\nfen: 8\nautor: X\n\\end{chess}\n' });
  },
  '2,000 runs do not use more memory'() {
    const run = () => dawson.run(['check', 'a.md'], { 'a.md': '```chess\nfen: 8/8/8/3k4/8/3K4/8/8\n```\n' });
    for (let i = 0; i < 100; ++i) run();
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 2000; ++i) run();
    assert.ok(process.memoryUsage().rss - before < 64e6, `${(process.memoryUsage().rss - before) / 1e6} MB more`);
  },
  'the command line reads and writes files of the machine'() {
    const at = fs.mkdtempSync(path.join(os.tmpdir(), 'dawson-npm-'));
    const cli = (words, options = {}) =>
      spawnSync(process.execPath, [path.join(folder, 'cli.js'), ...words], { cwd: at, encoding: 'utf8', ...options });
    try {
      fs.writeFileSync(path.join(at, 'column.tex'), '\\begin{chess}\nfen: 8/8/8/3k4/8/3K4/8/8\n\\end{chess}\n');
      assert.equal(cli(['weave', 'column.tex', '-o', 'out/column.tex', '--sty', 'out']).status, 0);
      assert.ok(fs.readdirSync(path.join(at, 'out')).includes('dawson.sty'));
      assert.match(cli(['booklet', 'column.md']).stderr, /not in this build/);
      assert.equal(cli(['convert', '--from', 'fen', '--to', 'janko', '-'], { input: '8/8/8/3k4/8/3K4/8/8\n' }).status, 0);
      assert.equal(cli(['check', 'missing.tex']).status, 3);
    } finally {
      fs.rmSync(at, { recursive: true });
    }
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    test();
  } catch (error) {
    ++failed;
    console.log(`${name}: ${error.message}`);
  }
}
console.log(`${Object.keys(tests).length} tests of the API, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
