// Does the work of the page, so that typing never waits for it: runs of commands on files, and requests of the board editor.
import { load } from './index.js';

const loaded = load();

self.onmessage = async ({ data: { runs, files, path, body } }) => {
  try {
    const dawson = await loaded;
    postMessage(runs ? { results: runs.map((words) => dawson.run(words, files)) } : dawson.request(path, body));
  } catch (error) {
    postMessage({ failed: String(error) });
  }
};
loaded.then((dawson) => postMessage({ ready: dawson.version }), (error) => postMessage({ cannotStart: String(error) }));
