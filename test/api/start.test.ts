import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fourPorts, isFree } from '../support/four-ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const begun: ChildProcess[] = [];
afterAll(() => {
  for (const child of begun) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** `npm start` on a data folder, and what it says. */
async function npmStart(dataDir: string) {
  const port = await fourPorts();
  const child = spawn('npm', ['start', '--', '--empty', '--no-build'], {
    env: { ...process.env, PORT: String(port), LOCAL_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  begun.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  const says = async (words: string) => {
    await expect.poll(() => said, { timeout: 60_000 }).toContain(words);
  };
  return { child, port, ended, says, said: () => said };
}

const runs = (pid: number) => existsSync(`/proc/${pid}`);

/** The process that writes a file, other than those that it is guarded by. */
const engineOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'dynamodb.db.pid'), 'utf8').split(' ')[0]);

describe('npm start', () => {
  it('ends all that it started when it is asked to end', async () => {
    const dataDir = join(folder, 'ends');
    const started = await npmStart(dataDir);
    await started.says('Ready at');
    const engine = engineOf(dataDir);
    expect(runs(engine)).toBe(true);
    started.child.kill('SIGTERM');
    await started.ended;
    await expect.poll(() => runs(engine)).toBe(false);
    expect(await isFree(started.port)).toBe(true);
  });

  it('takes its engine along when it is killed', async () => {
    const dataDir = join(folder, 'killed');
    const started = await npmStart(dataDir);
    await started.says('Ready at');
    const engine = engineOf(dataDir);
    const runtime = Number(readFileSync(join(dataDir, 'runtime.lock'), 'utf8').split(' ')[0]);
    process.kill(runtime, 'SIGKILL');
    await expect.poll(() => runs(engine)).toBe(false);
  });

  it('starts an engine anew that has ended, and ends with a sentence where the data is gone', async () => {
    const dataDir = join(folder, 'engine');
    const started = await npmStart(dataDir);
    await started.says('Ready at');
    process.kill(engineOf(dataDir), 'SIGKILL');
    await started.says('it was started anew');
    const home = await fetch(`http://localhost:${started.port}/api/v1/home`);
    expect(home.status).toBe(200);
    renameSync(join(dataDir, 'dynamodb.db'), join(dataDir, 'away.db'));
    process.kill(engineOf(dataDir), 'SIGKILL');
    await started.says('is gone: put it back');
    await started.ended;
  });
});
