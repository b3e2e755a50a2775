// A plug-in of markdown-it: diagrams in VS Code's own Markdown preview. Dawson weaves the text, which keeps its lines, and
// its pictures become part of the page.
'use strict';
const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

const directive = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*(?:\{[ \t]*\.)?chess\b|`chess[ \t]/m;
const picture = /(!\[(?:[^\]\\]|\\.)*\])\((chess-[0-9a-f]+\.svg)\)/g;
const opening = /^([ \t>]*)(`{3,}|~{3,})[ \t]*(?:\{[ \t]*\.)?chess\b/;
const place = /^[ \t>]*<!--dawson (\d+)-->$/;
const longest = 10000; // milliseconds

function address(file) {
  return 'data:image/svg+xml;base64,' + fs.readFileSync(file).toString('base64');
}

// Returns the text with a comment before and after each directive that gives the number of the next line.
function with_places(text) {
  const out = [];
  let fence = null;
  text.split('\n').forEach((line, at) => {
    const opens = fence ? null : opening.exec(line);
    if (opens) {
      fence = { prefix: opens[1], mark: opens[2] };
      out.push(`${fence.prefix}<!--dawson ${at}-->`);
    }
    out.push(line);
    const words = line.slice(fence ? fence.prefix.length : 0).trim();
    if (!fence || opens || words !== fence.mark[0].repeat(Math.max(words.length, fence.mark.length))) return;
    out.push(`${fence.prefix}<!--dawson ${at + 1}-->`);
    fence = null;
  });
  return out.join('\n');
}

// Returns the text without these comments, and for each of its lines the number of the line in the source.
function without_places(text) {
  const lines = [];
  const numbers = [];
  let next = 0;
  for (const line of text.split('\n')) {
    const found = place.exec(line);
    if (found) {
      next = Number(found[1]);
      continue;
    }
    lines.push(line);
    numbers.push(next);
    next += 1;
  }
  return { text: lines.join('\n'), numbers };
}

// Returns the text with pictures in the place of directives, or the reason why there are none.
function weave(program, text) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dawson-'));
  try {
    const source = path.join(folder, 'text.md');
    const woven = path.join(folder, 'woven.md');
    fs.writeFileSync(source, with_places(text));
    const run = spawnSync(program, ['weave', source, '-o', woven, '--draft', '--diagnostics', 'short'],
                          { encoding: 'utf8', timeout: longest });
    if (run.error) return { fault: `${program}: ${run.error.message}` };
    if (!fs.existsSync(woven)) return { fault: run.stderr };
    const page = fs.readFileSync(woven, 'utf8');
    return without_places(page.replace(picture, (_, words, name) => `${words}(${address(path.join(folder, name))})`));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

// `settings()` gives { program, enabled }. The last text is kept, since the preview renders it several times.
function plugin(markdown, settings) {
  let last = { key: null, result: null };
  markdown.core.ruler.before('normalize', 'dawson', (state) => {
    const { program, enabled } = settings();
    if (!enabled || state.inlineMode || !directive.test(state.src)) return;
    const key = program + '\n' + state.src;
    if (last.key !== key) last = { key, result: weave(program, state.src) };
    if (last.result.fault) {
      const token = new state.Token('html_block', '', 0);
      token.content = `<pre>${markdown.utils.escapeHtml(last.result.fault)}</pre>\n`;
      state.env.dawsonFault = token;
      return;
    }
    state.src = last.result.text;
    state.env.dawsonLines = last.result.numbers;
  });
  // The preview scrolls by the lines of tokens.
  markdown.core.ruler.push('dawson_lines', (state) => {
    const { dawsonFault, dawsonLines } = state.env || {};
    if (dawsonFault) state.tokens.unshift(dawsonFault);
    const source = (line) => (line < dawsonLines.length ? dawsonLines[line] : dawsonLines.at(-1) + 1);
    if (dawsonLines)
      for (const token of state.tokens) if (token.map) token.map = token.map.map(source);
  });
  const allowed = markdown.validateLink;
  markdown.validateLink = (link) => link.startsWith('data:image/svg+xml;base64,') || allowed(link);
  return markdown;
}

module.exports = { plugin };
