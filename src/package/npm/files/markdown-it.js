// A plug-in for markdown-it: directives become pictures and text, as `dawson weave` writes them.

const folder = 'dawson-pictures';
const directive = /^[ \t>]*(?:`{3,}|~{3,}|:{3,})[ \t]*(?:\{[ \t]*\.?)?chess\b|`chess[ \t]/m;
const opening = /^([ \t>]*)(`{3,}|~{3,})[ \t]*(?:\{[ \t]*\.?)?chess\b/;
const place = /^[ \t>]*<!--dawson (\d+)-->$/;

function base64(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
}

// Returns the text with a comment before and after each directive that gives the number of the next line.
function withPlaces(text) {
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
function withoutPlaces(text) {
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

/**
 * md.use(dawsonPlugin, { dawson: await load(), style, language }). Each document is woven as a whole, so that its numbers, labels,
 * defaults and solutions are those of `weave`. `env.dawson.findings` has the findings of a document; if there are errors, faulty
 * directives stay as they are. `dawson` may be a function that returns the object, or null to leave documents as they are. With
 * `lines`, tokens have the lines of the source, for editors that scroll to them.
 */
export default function dawsonPlugin(md, { dawson, style, language, lines = false }) {
  const options = [];
  if (style) options.push('--style', style);
  if (language) options.push('--defaults', 'defaults.txt');
  const pictures = new WeakMap();
  let last = {}; // the previous document, since editors render it several times

  const weave = (program, text) => {
    const files = { 'text.md': text };
    if (language) files['defaults.txt'] = `language: ${language}\n`;
    return program.run(['weave', 'text.md', '-o', 'woven.md', '--assets', folder, '--draft', '--sandbox', ...options], files);
  };

  md.core.ruler.before('normalize', 'dawson', (state) => {
    const program = typeof dawson === 'function' ? dawson() : dawson;
    if (!program || state.inlineMode || !directive.test(state.src)) return;
    const source = lines ? withPlaces(state.src) : state.src;
    if (last.program !== program || last.source !== source) {
      try {
        last = { program, source, result: weave(program, source) };
      } catch (error) {
        last = { program, source, result: { findings: [], files: {}, fault: error.message } };
      }
    }
    const { files, findings, fault } = last.result;
    state.env ??= {};
    state.env.dawson = { findings, fault };
    if (!files['woven.md']) return;
    const woven = new TextDecoder().decode(files['woven.md']);
    const { text, numbers } = lines ? withoutPlaces(woven) : { text: woven };
    state.src = text;
    state.env.dawson.lines = numbers;
    pictures.set(state.env, files);
  });

  md.core.ruler.push('dawson_lines', (state) => {
    const { fault, lines: numbers } = state.env?.dawson ?? {};
    if (fault) {
      const token = new state.Token('html_block', '', 0);
      token.content = `<pre class="dawson-error">${escaped(fault)}</pre>\n`;
      state.tokens.unshift(token);
    }
    if (!numbers) return;
    const source = (line) => (line < numbers.length ? numbers[line] : numbers.at(-1) + 1);
    for (const token of state.tokens) if (token.map) token.map = token.map.map(source);
  });

  const image = md.renderer.rules.image ?? ((tokens, i, settings, env, self) => self.renderToken(tokens, i, settings));
  md.renderer.rules.image = (tokens, i, settings, env, self) => {
    // VS Code changes `src` and keeps it in `data-src`.
    const file = pictures.get(env)?.[tokens[i].attrGet('data-src') ?? tokens[i].attrGet('src')];
    if (!file) return image(tokens, i, settings, env, self);
    const alt = self.renderInlineAsText(tokens[i].children, settings, env);
    return `<img src="data:image/svg+xml;base64,${base64(file)}" alt="${escaped(alt)}">`;
  };
  return md;
}
