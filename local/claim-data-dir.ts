import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectFolder } from './data-dir.ts';
import { StartError } from './start-error.ts';

const lockName = 'runtime.lock';

/** The start of a process, in the kernel's own units; undefined when it does not run. Process ids are reused. */
function beginningOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch {
    return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return 'unknown';
  }
}

function isHeld(lock: string): boolean {
  const [pid, began] = readFileSync(lock, 'utf8').split(' ');
  return Number(pid) > 0 && beginningOf(Number(pid)) === began;
}

/**
 * Makes this process the only one that works on a data folder; answers what gives it back. A lock
 * whose process is gone is taken over.
 * @throws StartError when another process holds it
 */
export function claimDataDir(dataDir: string): () => void {
  const lock = join(dataDir, lockName);
  const words = `${process.pid} ${beginningOf(process.pid)}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    if (existsSync(lock) && !isHeld(lock)) rmSync(lock);
    writeFileSync(lock, words, { flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new StartError(
      code === 'EEXIST' && existsSync(lock)
        ? `The data folder ${dataDir} is in use by another running instance (process ${readFileSync(lock, 'utf8').split(' ')[0]}): stop it, or choose another folder with LOCAL_DATA_DIR.`
        : `The data folder ${dataDir} cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  return () => rmSync(lock, { force: true });
}

/**
 * Removes all data from a folder that nobody works on.
 * @throws StartError when it is in use, or holds something that the runtime did not put there
 */
export function emptyDataDir(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  expectFolder(dataDir);
  const own =
    /^(runtime\.lock|secrets\.json|outbox\.jsonl|site\.sha256|ready|preparing|address\.json|s3|queues|checkpoints|(dynamodb|cognito)\.db.*)$/;
  const foreign = readdirSync(dataDir).find((name) => !own.test(name));
  if (foreign !== undefined) {
    throw new StartError(
      `The data folder ${dataDir} holds "${foreign}", which is not the platform's: it is not emptied.`,
    );
  }
  claimDataDir(dataDir);
  rmSync(dataDir, { recursive: true });
}
