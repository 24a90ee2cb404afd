import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { FunctionDefinition } from './function-definition.ts';
import type { Settings } from './protocol.ts';

/**
 * Node collects garbage late where it sees much memory: a function that needs 30 MB would hold 200. So its
 * young generation has twice 8 MB, and the old one is looked at from 32 MB on, whenever it grew by a third.
 */
const thrift = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=32',
  '--heap-growing-percent=33',
];

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** JavaScript, so that no environment has to load what reads TypeScript: 25 ms and 10 MB each. */
let code: string | undefined;
function bootstrap(): string {
  if (code !== undefined) return code;
  const { emitWarning } = process;
  // Node warns of the function, and not of running TypeScript, which is the same thing.
  process.emitWarning = () => {};
  try {
    code = stripTypeScriptTypes(
      readFileSync(join(import.meta.dirname, 'bootstrap.ts'), { encoding: 'utf8' }),
    );
  } finally {
    process.emitWarning = emitWarning;
  }
  return code;
}

/** Starts the process of one execution environment, which sees the function's own variables alone. */
export function startProcess(definition: FunctionDefinition, skewMs: number): ChildProcess {
  const { codeDir, handler, name, arn, memoryMb, environment } = definition;
  const settings: Settings = {
    codeDir,
    handler,
    functionName: name,
    functionArn: arn,
    memoryMb,
    skewMs,
  };
  const flags = [
    `--max-old-space-size=${memoryMb}`,
    ...thrift,
    '--disable-warning=ExperimentalWarning',
  ];
  const child = spawn(
    process.execPath,
    [...flags, '--input-type=module', '--eval', bootstrap(), JSON.stringify(settings)],
    {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Whole strings as they are, where JSON would quote the JSON that they hold.
      serialization: 'advanced',
      // Its own process group: Ctrl-C reaches the runtime alone, which ends its functions.
      detached: true,
    },
  );
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  // It does not keep the runtime running.
  child.unref();
  child.channel?.unref();
  return child;
}
