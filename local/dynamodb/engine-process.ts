import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

export type EngineProcess = { child: ChildProcess; pid: number; port: number };

type EngineOptions = {
  binary: string;
  file: string | null;
  /** Left out: a free one, chosen anew when another process is faster. */
  port?: number | undefined;
  /** Goes with the engine where this process is killed. */
  folder?: string | undefined;
};

const ATTEMPTS = 3;

/**
 * Starts the engine and waits until it listens on loopback.
 * @throws StartError with the engine's last words when it ends instead
 */
export async function startEngine(options: EngineOptions): Promise<EngineProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    try {
      return await spawnEngine(options, port);
    } catch (error) {
      const taken = error instanceof Error && error.message.includes('already in use');
      if (!taken || options.port !== undefined || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Ends the engine and waits for its end. */
export async function endEngine(engine: EngineProcess, signal: NodeJS.Signals): Promise<void> {
  const { child } = engine;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** @throws StartError when this kind of machine has no engine of its own. */
export function bundledBinary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), 'dynoxide');
  } catch (error) {
    throw new StartError(
      `${name} is not installed: set DYNAMODB_ENDPOINT to the address of a DynamoDB-compatible engine.`,
      { cause: error },
    );
  }
}

/**
 * Ends an engine whose runtime was killed and could not end it: the pipe to this process closes with it,
 * whatever ended it.
 */
function watchOver(child: ChildProcess, folder: string | undefined): void {
  const script = 'cat > /dev/null; kill -9 "$0" 2> /dev/null; [ -z "$1" ] || rm -rf "$1"';
  const watchdog = spawn('sh', ['-c', script, String(child.pid), folder ?? ''], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  watchdog.unref();
  // The number of an ended engine may be given to another process.
  child.once('exit', () => watchdog.kill('SIGKILL'));
}

async function spawnEngine({ binary, file, folder }: EngineOptions, port: number) {
  const args = ['serve', '--host', '127.0.0.1', '--port', String(port)];
  if (file !== null) args.push('--db-path', file);
  // Its own process group: Ctrl-C reaches the runtime alone, which ends the engine last.
  const child = spawn(binary, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const onExit = () => child.kill('SIGKILL');
  process.once('exit', onExit);
  child.once('exit', () => process.off('exit', onExit));
  watchOver(child, folder);

  let words = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new StartError(`The DynamoDB engine ended: ${words.trim()}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-2000);
      if (words.includes('listening on')) resolve();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listening on')) resolve();
    });
  });
  return { child, pid: child.pid ?? 0, port };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
