import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { signedInClient } from '#local/signed-in-client.ts';

const root = join(import.meta.dirname, '../..');

/** As many characters of a server's last words are kept, for whoever asks why it ended. */
const mostSaid = 2000;

/** The most memory that a process has held, in bytes, under the name it was started by; undefined if it is gone. */
function mostHeldBy(pid: number): { name: string; bytes: number } | undefined {
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    // One that has ended and not been waited for holds nothing.
    return kilobytes > 0 ? { name: basename(program), bytes: kilobytes * 1024 } : undefined;
  } catch {
    return undefined;
  }
}

/** The options with which Node is started, as `npm start` does it. */
export function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const words = scripts.start.split(' ');
  return words.slice(words.indexOf('node') + 1);
}

const childrenOf = (pid: number): number[] => {
  try {
    const lines = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
    return lines.trim().split('\n').map(Number);
  } catch {
    return [];
  }
};

/** `npm start` as a process of its own, with its demo data, that can be killed and started again. */
export async function startServer(port: number, dataDir: string) {
  const server: ChildProcess = spawn(process.execPath, startCommand(), {
    cwd: root,
    env: { ...process.env, PORT: String(port), LOCAL_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = server.pid ?? 0;
  let said = '';
  server.stderr?.on('data', (text: Buffer) => {
    said = `${said}${text.toString()}`.slice(-mostSaid);
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ready at')) resolve();
    });
    server.once('close', (code) =>
      reject(new Error(`The server ended with ${code}: ${said.trim()}`)),
    );
  });
  return {
    /** A client of a demo account. */
    async as(email: string) {
      const address = `http://127.0.0.1:${port + 1}/_local/token?email=${encodeURIComponent(email)}`;
      const tokens = (await (await fetch(address)).json()) as {
        accessToken: string;
        idToken: string;
      };
      return signedInClient(`http://localhost:${port}/api/v1`, tokens);
    },
    /** The most memory that each of its processes has held, in bytes; of several of a name, the largest. */
    memory(): Map<string, number> {
      const most = new Map<string, number>();
      for (const { name, bytes } of [pid, ...childrenOf(pid)].flatMap(
        (one) => mostHeldBy(one) ?? [],
      ))
        most.set(name, Math.max(most.get(name) ?? 0, bytes));
      return most;
    },
    async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
      const children = childrenOf(pid);
      server.kill(signal);
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      if (signal === 'SIGKILL')
        for (const child of children)
          try {
            process.kill(child, 'SIGKILL');
          } catch {
            // It went with its parent.
          }
    },
  };
}
export type Server = Awaited<ReturnType<typeof startServer>>;
