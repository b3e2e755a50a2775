import type { Dawson } from './index.js';

/** `md.use(dawsonPlugin, { dawson: await load() })` */
export default function dawsonPlugin(md: unknown, options: { dawson: Dawson; style?: string; language?: string }): void;
