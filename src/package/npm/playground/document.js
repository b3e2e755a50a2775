// The text of the page as a document: its markup language, the line of the cursor, and changes that the program makes.
import { ask } from './program.js';

const source = document.getElementById('source');
const markup = document.getElementById('markup');

export const isTex = () => markup.value === 'tex';
/** The markup language as the board editor names it. */
export const host = () => (isTex() ? 'LaTeX' : 'Markdown');
const cursorLine = () => source.value.slice(0, source.selectionStart).split('\n').length;

/** Sends a request about the text and a line of it, by default that of the cursor. */
export function askDocument(path, values = {}) {
  return ask(`/document/${path}`, { document: source.value, host: host(), line: cursorLine(), ...values });
}

/** Asks for a change of the text and makes it; gives a reason why it is impossible, or the line that it begins on. */
export async function change(path, values) {
  const answer = await askDocument(path, values);
  if (!answer.ok) return { reason: answer.text.trim() };
  const { document: text, line } = JSON.parse(answer.text);
  source.value = text;
  const place = text.split('\n').slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  source.setSelectionRange(place, place);
  source.dispatchEvent(new Event('input'));
  return { line };
}
