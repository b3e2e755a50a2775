import type { Dawson, Finding } from './index.js';

export interface Options {
  dawson: Dawson | null | (() => Dawson | null);
  style?: string;
  language?: string;
  /** Tokens have the lines of the source. */
  lines?: boolean;
}

export default function dawsonPlugin(md: any, options: Options): any;

/** `env.dawson` after a document is rendered. */
export interface Woven {
  findings: Finding[];
  /** Why the document could not be woven. */
  fault?: string;
}
