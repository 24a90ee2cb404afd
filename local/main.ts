import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bundledNode = join(root, 'node_modules/.bin/node');

/** Runs this file once more by the Node that comes with the project, as if it were this process. */
function runByBundledNode(): void {
  const child = spawn(bundledNode, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
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
  process.stderr.write(`Node 24 is needed, and this is Node ${process.versions.node}.\n`);
  process.exitCode = 1;
}
