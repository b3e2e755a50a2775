// <chess-diagram>: a diagram with its caption in any page. The text of the element is the body of a directive; without text, the
// attributes `position` and `notation` give it. `look` names a style. The event `dawson-findings` has the findings.
import { load } from './index.js';

let loaded;
const program = () => (loaded ??= load());

class ChessDiagram extends HTMLElement {
  static observedAttributes = ['position', 'notation', 'look', 'lang'];

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>'; // legible until it is drawn
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      this.#seen = true;
      this.#draw();
    }).observe(this);
  }

  attributeChangedCallback() {
    this.#draw();
  }

  #seen = false;

  async #draw() {
    if (!this.#seen) return;
    const dawson = await program();
    const own = this.textContent.replace(/^\s*\n|\s+$/g, '');
    const indent = /^ */.exec(own)[0];
    const body = own
      ? own.replaceAll(`\n${indent}`, '\n').slice(indent.length)
      : `${this.getAttribute('notation') ?? 'fen'}: ${this.getAttribute('position') ?? ''}`;
    const words = ['board', '--problem', 'problem.txt', '-o', 'board.svg'];
    if (this.getAttribute('look')) words.push('--style', this.getAttribute('look'));
    const language = this.closest('[lang]')?.lang.split('-')[0];
    if (['de', 'fr'].includes(language)) words.push('--defaults', 'defaults.txt');
    const { files, findings } = dawson.run(words, { 'problem.txt': `${body}\n`, 'defaults.txt': `language: ${language}\n` });
    if (files['board.svg']) this.shadowRoot.innerHTML = new TextDecoder().decode(files['board.svg']);
    else this.shadowRoot.innerHTML = '<slot></slot>';
    this.dispatchEvent(new CustomEvent('dawson-findings', { detail: findings, bubbles: true }));
  }
}

customElements.define('chess-diagram', ChessDiagram);
