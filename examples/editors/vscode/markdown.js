// Diagrams in VS Code's own Markdown preview, by the plug-in of the npm package with the program of the machine or the one of
// the package.
'use strict';
const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

const longest = 10000; // milliseconds

// Runs `program` on files as the npm package does on files in memory.
function programOf(program) {
  return {
    program,
    run(words, files) {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dawson-'));
      try {
        for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
        const run = spawnSync(program, [...words, '--diagnostics', 'short'], { cwd: folder, encoding: 'utf8', timeout: longest });
        if (run.error) throw new Error(`${program}: ${run.error.message}`);
        const written = {};
        for (const name of fs.readdirSync(folder, { recursive: true }).map(String))
          if (!(name in files) && fs.statSync(path.join(folder, name)).isFile())
            written[name.replaceAll('\\', '/')] = fs.readFileSync(path.join(folder, name));
        if (!written['woven.md']) throw new Error(run.stderr);
        return { files: written, findings: [] };
      } finally {
        fs.rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

// Returns the plug-in. `dawson()` gives what runs the program, or null for a preview without diagrams.
async function loadPlugin(dawson) {
  const { default: dawsonPlugin } = await import('./npm/markdown-it.js');
  return (markdown) => dawsonPlugin(markdown, { dawson, lines: true });
}

module.exports = { loadPlugin, programOf };
