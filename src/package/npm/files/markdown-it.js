// A plug-in for markdown-it: directives become pictures and text, as `dawson weave` writes them.

const folder = 'dawson-pictures';

function base64(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
}

/**
 * md.use(dawsonPlugin, { dawson: await load(), style, language }). Each document is woven as a whole, so that its numbers, labels,
 * defaults and solutions are those of `weave`. `env.dawson.findings` has the findings of a document; if there are errors, faulty
 * directives stay as they are.
 */
export default function dawsonPlugin(md, { dawson, style, language }) {
  const options = [];
  if (style) options.push('--style', style);
  if (language) options.push('--defaults', 'defaults.txt');
  const pictures = new WeakMap();

  md.core.ruler.before('normalize', 'dawson', (state) => {
    if (!/chess/.test(state.src)) return;
    const files = { 'text.md': state.src };
    if (language) files['defaults.txt'] = `language: ${language}\n`;
    const words = ['weave', 'text.md', '-o', 'woven.md', '--assets', folder, '--draft', '--sandbox', ...options];
    const result = dawson.run(words, files);
    state.env.dawson = { findings: result.findings };
    if (!result.files['woven.md']) return;
    state.src = new TextDecoder().decode(result.files['woven.md']);
    pictures.set(state.env, result.files);
  });

  const image = md.renderer.rules.image ?? ((tokens, i, settings, env, self) => self.renderToken(tokens, i, settings));
  md.renderer.rules.image = (tokens, i, settings, env, self) => {
    const file = pictures.get(env)?.[tokens[i].attrGet('src')];
    if (!file) return image(tokens, i, settings, env, self);
    const alt = self.renderInlineAsText(tokens[i].children, settings, env);
    return `<img src="data:image/svg+xml;base64,${base64(file)}" alt="${escaped(alt)}">`;
  };
}
