import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Client } from '#shared/contract/client.ts';
import { signedInClient } from '#local/signed-in-client.ts';
import type { Asked, Started } from './runtime-process.ts';

const program = join(import.meta.dirname, 'runtime-process.ts');

/** A platform in a process of its own, on a data folder that outlives it. */
export async function startKillable(dataDir: string) {
  const server = fork(program, [dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = once(server, 'exit');
  const told = async () => {
    const [message] = await Promise.race([
      once(server, 'message'),
      gone.then(([code, signal]) => {
        throw new Error(`The platform ended with ${code ?? signal}.`);
      }),
    ]);
    return message as unknown;
  };
  const ask = (asked: Asked) => {
    server.send(asked);
    return told();
  };
  const { siteUrl, awsUrl, enginePid } = (await told()) as Started;

  /** Its engine outlives it, as it does when a machine's memory runs out: it is ended as roughly. */
  async function over(): Promise<void> {
    await gone;
    try {
      process.kill(enginePid, 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }

  return {
    newTeacher: async () => (await ask({ do: 'newTeacher' })) as string,
    /** The client of somebody, with tokens of this moment. */
    async as(email: string): Promise<Client> {
      const address = `${awsUrl}/_local/token?email=${encodeURIComponent(email)}`;
      const tokens = (await (await fetch(address)).json()) as Parameters<typeof signedInClient>[1];
      return signedInClient(`${siteUrl}/api/v1`, tokens);
    },
    /** From now on it dies, as by SIGKILL, when a function of such a role is about to write to the table. */
    async dieBeforeWrite(functionRole: RegExp): Promise<void> {
      await ask({ do: 'dieBeforeWrite', functionRole: functionRole.source });
    },
    /** Resolves when it and its engine have ended. */
    over,
    /** Ends it without grace: nothing is closed, flushed or waited for. */
    async kill(): Promise<void> {
      server.kill('SIGKILL');
      await over();
    },
  };
}
export type Killable = Awaited<ReturnType<typeof startKillable>>;
