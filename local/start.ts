import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataDirOf, keepAddress } from './address-file.ts';
import { emptyDataDir } from './claim-data-dir.ts';
import { beginPreparing, finishPreparing, inspectDataDir } from './data-dir.ts';
import { demoAccounts } from './demo-accounts.ts';
import { engineReviver } from './dynamodb/engine-reviver.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { sentenceFor, StartError } from './start-error.ts';

interface Settings {
  port: number;
  dataDir: string;
  fresh: boolean;
  empty: boolean;
  watch: boolean;
  /** False: what was built before is started as it is. */
  build: boolean;
}

function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      build: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  const port = Number(process.env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_532) {
    throw new StartError(
      `PORT must be a number between 1 and 65532, not "${process.env['PORT']}".`,
    );
  }
  return { ...values, port, dataDir: dataDirOf() };
}

/** Runs a script in a process of its own: what it takes stays out of the runtime's memory. */
async function runScript(file: string, port: number, ending: AbortSignal) {
  const child = spawn(process.execPath, [file], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port) },
    signal: ending,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

async function loadDemoData(runtime: Runtime, port: number, ending: AbortSignal): Promise<void> {
  process.stdout.write('Making the demo data: people, courses, progress\n');
  const { admitPeople } = await import('./demo/admit.ts');
  await admitPeople(runtime);
  const filled = await runScript(join(import.meta.dirname, 'demo/fill-running.ts'), port, ending);
  if (!filled) throw new StartError('The demo data could not be made: see above.');
  await runtime.drained();
}

function printAddresses(runtime: Runtime, withDemo: boolean): void {
  const lines = [`Site    ${runtime.siteUrl}`, `API     ${runtime.apiUrl}`];
  lines.push(`Mail    ${runtime.awsUrl}/_local/outbox`, '');
  if (withDemo) {
    for (const { role, email, password } of demoAccounts) {
      lines.push(`${role.padEnd(8)}${email.padEnd(22)}${password}`);
    }
    lines.push('');
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function run(root: string, ending: AbortSignal): Promise<{ end: () => Promise<void> }> {
  process.env['TZ'] = 'UTC';
  const { port, dataDir, fresh, empty, watch, build } = readSettings();
  const kept = !fresh && inspectDataDir(dataDir) === 'ready';
  if (!kept) {
    emptyDataDir(dataDir);
    beginPreparing(dataDir);
  }
  const built = !build || (await runScript(join(root, 'scripts/build.ts'), port, ending));
  if (!built) throw new StartError('The build failed: see above.');
  const development = watch ? await (await import('./development.ts')).prepare() : undefined;
  const reviveEngine = engineReviver(join(dataDir, 'dynamodb.db'), (line) =>
    process.stderr.write(`${line}\n`),
  );
  const runtime: Runtime = await createRuntime({
    port,
    dataDir,
    quiet: process.env['LOG'] !== '1',
    onRefused: (message) => process.stderr.write(`${message}\n`),
    onEngineEnd: () => void reviveEngine(runtime.dynamodb).catch(fail),
    ...(development && { pages: development.pages }),
  });
  const end = async () => {
    await development?.stop();
    await runtime.stop();
  };
  try {
    await development?.start(runtime);
    if (!kept) {
      if (!empty) await loadDemoData(runtime, port, ending);
      finishPreparing(dataDir, empty ? 'empty' : 'demo');
    }
    keepAddress(dataDir, port);
  } catch (error) {
    await end();
    throw error;
  }
  printAddresses(runtime, readFileSync(join(dataDir, 'ready'), 'utf8') === 'demo');
  process.stdout.write(`Ready at ${runtime.siteUrl}\n`);
  return { end };
}

/** Ends with what happened: in one sentence where somebody can do something about it. */
function fail(error: unknown): never {
  const stack = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${sentenceFor(error) ?? stack}\n`);
  process.exit(1);
}

/** `npm start` and `npm run dev`: builds, starts everything and keeps it running until a signal. */
export async function start(root: string): Promise<void> {
  const ending = new AbortController();
  let end: (() => Promise<void>) | undefined;
  const stop = async (code: number): Promise<never> => {
    await end?.();
    process.exit(code);
  };
  process.on('uncaughtException', fail);
  let askedAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!ending.signal.aborted) {
        askedAt = performance.now();
        ending.abort();
        if (end) void stop(0);
      } else if (performance.now() - askedAt > 1000) {
        // Asked once more (npm doubles a Ctrl-C), it waits no longer; the engine goes with this process.
        process.exit(1);
      }
    });
  }
  try {
    ({ end } = await run(root, ending.signal));
    if (ending.signal.aborted) await stop(0);
  } catch (error) {
    if (ending.signal.aborted) process.exit(0);
    fail(error);
  }
}
