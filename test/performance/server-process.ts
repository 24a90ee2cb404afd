import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedInClient } from '#local/signed-in-client.ts';

const root = join(import.meta.dirname, '../..');

/** Resident memory of a process in bytes; 0 where it is there no longer. */
function residentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

const childrenOf = (pid: number): number[] => {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
};

/** `npm start` as a process of its own, with its demo data, that can be killed and started again. */
export async function startServer(port: number, dataDir: string) {
  const server: ChildProcess = spawn(process.execPath, ['local/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), LOCAL_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = server.pid ?? 0;
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ready at')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
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
    /** What each of its processes holds, in bytes: its own, then the table's. */
    memory(): Record<string, number> {
      const [table = 0] = childrenOf(pid);
      return {
        server: residentOf(pid),
        table: residentOf(table),
        client: process.memoryUsage.rss(),
      };
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
