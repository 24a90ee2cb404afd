import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

export type FileGuard = {
  /** Notes the engine's process, so that a later start can end it if this process dies first. */
  note(pid: number): void;
  release(): void;
};

/**
 * Makes this process the only one that runs an engine on a data file.
 *
 * The engine itself lets two processes open one file. The lock is an exclusive SQLite transaction
 * on `FILE.lock`: the operating system drops it with the process, however that ends. An engine
 * that outlived its runtime is then found by `FILE.pid` and ended.
 * @throws StartError in one sentence when another process holds the file or the file is not a database
 */
export async function guardFile(file: string): Promise<FileGuard> {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new StartError(`The data file ${file} is in use by another running instance.`, {
      cause: error,
    });
  }
  const release = () => {
    if (lock.isOpen) lock.close();
  };
  try {
    await endOrphan(file);
    checkFile(file);
  } catch (error) {
    release();
    throw error;
  }
  return {
    note: (pid) => writeFileSync(`${file}.pid`, String(pid)),
    release() {
      rmSync(`${file}.pid`, { force: true });
      release();
    },
  };
}

function checkFile(file: string): void {
  if (!existsSync(file)) return;
  let verdict: unknown;
  try {
    const database = new DatabaseSync(file);
    try {
      verdict = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    } finally {
      database.close();
    }
  } catch (error) {
    verdict = error;
  }
  if (verdict !== 'ok')
    throw new StartError(
      `The data file ${file} is damaged: move it away, or start over with --fresh.`,
      verdict instanceof Error ? { cause: verdict } : {},
    );
}

async function endOrphan(file: string): Promise<void> {
  if (!existsSync(`${file}.pid`)) return;
  const pid = Number(readFileSync(`${file}.pid`, 'utf8'));
  if (runsOn(pid, file)) process.kill(pid, 'SIGKILL');
  while (runsOn(pid, file)) await delay(5);
}

/** Process ids are reused: only a process whose command line names the file is the orphan. */
function runsOn(pid: number, file: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(file);
  } catch {
    return false;
  }
}
