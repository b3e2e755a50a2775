#!/usr/bin/env node
// The command line: the program on the files of this machine.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, start } from './engine.js';

const here = path.dirname(fileURLToPath(import.meta.url));
const windows = process.platform === 'win32';

// Writes all bytes; a pipe may be full for a moment.
function write(descriptor, bytes) {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += fs.writeSync(descriptor, bytes, at);
    } catch (error) {
      if (error.code === 'EPIPE') return false;
      if (error.code !== 'EAGAIN') throw error;
    }
  }
  return true;
}

// Collects bytes, and writes them in blocks.
function sink(descriptor) {
  const block = Buffer.alloc(65536);
  let filled = 0;
  const flush = () => {
    const all = block.subarray(0, filled);
    filled = 0;
    return write(descriptor, all);
  };
  return {
    put(byte) {
      block[filled++] = byte;
      if (filled === block.length) flush();
    },
    flush,
  };
}

let input = null;
let read = 0;
function nextByte() {
  if (input === null) {
    try {
      input = fs.readFileSync(0);
    } catch {
      input = Buffer.alloc(0); // standard input is closed
    }
  }
  return read < input.length ? input[read++] : null;
}

// Returns the names by which the program sees paths of Windows: C:\a\b is /C:/a/b.
function inside(word) {
  if (!windows) return word;
  if (/^[A-Za-z]:[\\/]/.test(word)) return '/' + word.replaceAll('\\', '/');
  const folder = path.dirname(word);
  return word.includes('\\') && fs.existsSync(folder) ? word.replaceAll('\\', '/') : word;
}

function mount(module, folder, at) {
  const { FS } = module;
  try {
    if (!fs.statSync(folder).isDirectory()) return;
    if (!FS.analyzePath(at).exists) FS.mkdir(at);
    FS.mount(FS.filesystems.NODEFS, { root: folder }, at);
  } catch {
    // a folder that this user may not read
  }
}

function mountMachine(module) {
  if (windows) {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      if (fs.existsSync(letter + ':\\')) mount(module, letter + ':\\', '/' + letter + ':');
    }
    return;
  }
  for (const name of fs.readdirSync('/')) {
    if (!['dev', 'proc', 'sys'].includes(name)) mount(module, '/' + name, '/' + name);
  }
}

const out = sink(1);
const errors = sink(2);
const words = process.argv.slice(2);
const serves = words[0] === 'lsp' && words.slice(1).every((word) => word === '--stdio');
let status = 3;
try {
  const module = await start(
    { wasmBinary: fs.readFileSync(path.join(here, 'dawson.wasm')) },
    { input: nextByte, output: out.put, errors: errors.put },
    process.env,
  );
  mountMachine(module);
  mount(module, path.join(here, 'share'), '/dawson');
  for (const stream of [0, 1, 2]) module.FS.streams[stream].tty = [process.stdin, process.stdout, process.stderr][stream].isTTY;
  module.FS.chdir(inside(process.cwd()));
  if (serves) {
    const { serveStreams } = await import('./lsp.js');
    serveStreams(module, (bytes) => write(1, bytes));
  } else status = run(module, words.map(inside));
} catch (error) {
  errors.flush();
  write(2, Buffer.from(`dawson: the program stopped unexpectedly (${error}); nothing more was written\n`));
}
if (!out.flush() && status === 0) status = 3;
errors.flush();
if (!serves) process.exitCode = status;
