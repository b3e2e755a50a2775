// Runs commands for the page, so that typing never waits for them.
import { load } from './index.js';

const loaded = load();

self.onmessage = async ({ data: { id, runs, files } }) => {
  try {
    const dawson = await loaded;
    postMessage({ id, results: runs.map((words) => dawson.run(words, files)) });
  } catch (error) {
    postMessage({ id, failed: String(error) });
  }
};
loaded.then((dawson) => postMessage({ ready: dawson.version }), (error) => postMessage({ failed: String(error) }));
