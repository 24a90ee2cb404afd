// Plain JavaScript: an older Node, which cannot read TypeScript, gets as far as saying what it needs.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundledNode = join(root, 'node_modules/.bin/node');

/** Runs this file once more by the Node that comes with the project, as if it were this process. */
function runByBundledNode() {
  const child = spawn(bundledNode, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}

if (Number(process.versions.node.split('.')[0]) >= 24) {
  const { start } = await import('./start.ts');
  await start(root);
} else if (existsSync(bundledNode)) {
  runByBundledNode();
} else {
  process.stderr.write(
    `Node 24 is needed, and this is Node ${process.versions.node}: run npm ci, which brings it along on 64-bit Linux, or install it.\n`,
  );
  process.exitCode = 1;
}
