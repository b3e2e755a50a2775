/** A message about a document, as `--diagnostics json` prints it. Columns count characters; bytes count from 0. */
export interface Finding {
  file: string;
  severity: 'error' | 'warning' | 'note' | 'hint';
  code: string;
  message: string;
  line: number;
  column: number;
  end_line: number;
  end_column: number;
  byte: number;
  end_byte: number;
  hint?: string;
  [more: string]: unknown;
}

export interface Result {
  /** 0: success; 1: errors in the input; 2: wrong usage, or not in this build; 3: the system refused. */
  status: number;
  /** Standard output as text, and its bytes. */
  out: string;
  outBytes: Uint8Array;
  /** Standard error without the findings. */
  err: string;
  findings: Finding[];
}

export type Files = Record<string, string | Uint8Array>;

export interface Session {
  /** Writes a file; its folders are made. */
  put(path: string, content: string | Uint8Array): void;
  /** Returns a file as bytes or text; undefined if there is none. */
  get(path: string): Uint8Array | undefined;
  text(path: string): string | undefined;
  remove(path: string): void;
  files(): string[];
  /** Runs a command of the command line on the files of the session. */
  run(words: string[], options?: { stdin?: string | Uint8Array }): Result;
  /** Removes all files of the session. */
  close(): void;
}

export interface Dawson {
  readonly version: string;
  session(files?: Files): Session;
  run(words: string[], files?: Files, options?: { stdin?: string | Uint8Array }): Result & { files: Record<string, Uint8Array> };
  /**
   * Answers a request of the board editor (`/edit/men`, `/edit/words`, `/edit/man.svg?man=king`, `/edit/apply`), or one about a document:
   * `/document/diagram`, `/document/save`, `/document/insert`, `/document/format`. `body` is JSON. The status is that of HTTP.
   */
  request(path: string, body?: string): { status: number; text: string };
  board(position: string, options?: { from?: string; style?: string }): Result & { svg: string };
  convert(position: string, to: string, options?: { from?: string }): Result & { text: string };
}

export interface LoadOptions {
  /** The bytes of dawson.wasm; default: the package's file. */
  wasm?: Uint8Array | ArrayBuffer;
  /** Folder of the package's files; default: that of this module. */
  base?: URL;
  /** What to load besides: `fonts` (default) to set text in SVG, `style` for `--sty`, `hyphen` for German ligatures. */
  parts?: ('fonts' | 'style' | 'hyphen')[];
  /** Environment variables, for example SOURCE_DATE_EPOCH. */
  environment?: Record<string, string>;
}

/** Starts the program. Its methods are synchronous; use a worker for large documents in a browser. */
export function load(options?: LoadOptions): Promise<Dawson>;
