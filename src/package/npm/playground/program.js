// The program in a worker. Tasks are done one after the other; one that takes too long ends the worker, and another worker takes
// its place.
const longest = 2000; // milliseconds of a task
const longestFirst = 20000; // of the first one, which the browser still compiles for

const waiting = [];
let running = null; // { resolve, timer }
let worker;
let isReady = false;
let isWarm = false;
let fault = null; // why the worker cannot start

/** Resolves with the version of the program, once it can work; rejects with the reason if it cannot start. */
export const started = new Promise((resolve, reject) => startWorker(resolve, reject));
started.catch(() => {}); // each task reports it too

function startWorker(resolve, reject) {
  worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
  isReady = isWarm = false;
  const stops = (reason) => {
    fault = `cannot start: ${reason}`;
    reject(new Error(fault));
    next();
  };
  worker.onerror = ({ message }) => {
    if (!isReady) stops(message || 'the worker is not loaded');
  };
  worker.onmessage = ({ target, data }) => {
    if (target !== worker) return;
    if (data.cannotStart) stops(data.cannotStart);
    else if (data.ready) {
      isReady = true;
      resolve(data.ready);
      next();
    } else {
      isWarm = true;
      finish(data);
    }
  };
}

function finish(answer) {
  clearTimeout(running.timer);
  const { resolve } = running;
  running = null;
  resolve(answer);
  next();
}

function stop() {
  worker.terminate();
  startWorker(() => {}, () => {});
  finish({ stopped: `stopped after ${longest / 1000} s: this takes too long` });
}

function next() {
  if (fault) {
    for (const { resolve } of waiting.splice(0)) resolve({ failed: fault });
    return;
  }
  if (running || !isReady || waiting.length === 0) return;
  const { task, resolve } = waiting.shift();
  running = { resolve, timer: setTimeout(stop, isWarm ? longest : longestFirst) };
  worker.postMessage(task);
}

function add(task) {
  return new Promise((resolve) => {
    waiting.push({ task, resolve });
    next();
  });
}

/** Runs commands on the files; gives their `results`, or `stopped` or `failed` with the reason. */
export const run = (runs, files) => add({ runs, files });

/** Sends a request of the board editor, or one about a document; gives whether it succeeded and the `text` of the response. */
export async function ask(path, body) {
  const answer = await add({ path, body: body === undefined ? '' : JSON.stringify(body) });
  const reason = answer.stopped ?? answer.failed;
  return reason ? { ok: false, text: reason } : { ok: answer.status === 200, text: answer.text };
}
