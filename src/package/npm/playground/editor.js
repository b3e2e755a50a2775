// The board editor in a dialog: for the diagram at the cursor, or for a new one. The editor's page is in a frame and asks this page.
import { ask } from './program.js';
import { askDocument, change, host } from './document.js';

const dialog = document.getElementById('editor');
const source = document.getElementById('source');
let opened = null; // the diagram, as the editor reads it; line 0 is a new one
let reported = () => {};
const tell = (message) => {
  document.getElementById('editor-status').textContent = message;
};
const refused = (reason) => {
  tell(reason.trim());
  return { ok: false, text: reason };
};

function open(diagram) {
  opened = diagram;
  const frame = document.createElement('iframe');
  frame.title = 'Board editor';
  frame.src = 'edit.html?file=text';
  frame.onload = () => frame.focus();
  tell('');
  dialog.append(frame);
  dialog.showModal();
}

function close() {
  const frame = dialog.querySelector('iframe');
  if (frame?.contentWindow.isUnsaved?.() && !confirm('Close the editor? The changes are not in the text.')) return;
  finish();
}

function finish() {
  dialog.querySelector('iframe')?.remove();
  dialog.close();
  source.focus();
}

async function save({ text, host: written, version, line }) {
  if (written !== host()) return refused(`the document is ${host()}; choose ${host()} as markup`);
  let made;
  if (line) made = await change('save', { line, version, text });
  else {
    const answer = await ask('/edit/apply', { text, host: written });
    if (!answer.ok) return refused(answer.text);
    made = await change('insert', { blocks: JSON.parse(answer.text).directive });
  }
  if (made.reason) return refused(made.reason);
  reported(`the diagram is on line ${made.line}`);
  setTimeout(finish); // after the editor has the answer
  return { ok: true, text: '' };
}

// What the editor asks, by its addresses.
window.boardEditor = {
  ask(path, body) {
    if (path.startsWith('/diagram')) return { ok: true, text: JSON.stringify(opened) };
    return path === '/save' ? save(body) : ask(path, body);
  },
};

/** Makes the buttons work. `report` shows a message. */
export function prepareEditor(report) {
  reported = report;
  document.getElementById('new-diagram').onclick = () =>
    open({ text: 'fen: 8/8/8/8/8/8/8/8\n', host: host(), file: 'new diagram', line: 0, version: '', writes: true });
  document.getElementById('edit-diagram').onclick = async () => {
    const answer = await askDocument('diagram');
    if (answer.ok) open(JSON.parse(answer.text));
    else report(answer.text.trim());
  };
  document.getElementById('save-editor').onclick = () => {
    const { contentDocument, contentWindow } = dialog.querySelector('iframe');
    if (contentDocument.body.dataset.ready) contentWindow.save();
    else tell('the editor is loading');
  };
  document.getElementById('close-editor').onclick = close;
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
}
