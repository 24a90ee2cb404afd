import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Says that a first start came to its end, and whether it made demo data. */
const readyMark = 'ready';
/** Says that a first start has begun: what lies beside it alone is half made. */
const preparingMark = 'preparing';

/** The content of the data folder of a finished first start. */
const parts = ['secrets.json', 'dynamodb.db', 'cognito.db', 's3/objects.sqlite', 's3/blobs'];

/** `new`: nothing is there; `unfinished`: a first start was cut off; `ready`: with data of somebody. */
export type DataDirState = 'new' | 'unfinished' | 'ready';

const startOver = 'start over with npm start -- --fresh';

/** @throws StartError where the data is to lie in a file */
export function expectFolder(dataDir: string): void {
  if (!statSync(dataDir).isDirectory())
    throw new StartError(`${dataDir} is a file: choose a folder with LOCAL_DATA_DIR.`);
}

/**
 * Looks what a data folder holds, and changes nothing.
 * @throws StartError in one sentence where it is no folder, lacks a part of its data, or holds data of an unknown state
 */
export function inspectDataDir(dataDir: string): DataDirState {
  if (!existsSync(dataDir)) return 'new';
  expectFolder(dataDir);
  const has = (name: string) => existsSync(join(dataDir, name));
  if (has(readyMark)) {
    const missing = parts.filter((name) => !has(name));
    if (missing.length === 0) return 'ready';
    throw new StartError(
      `The data folder ${dataDir} lacks ${missing.join(', ')}: put it back, or ${startOver}.`,
    );
  }
  if (has(preparingMark)) return 'unfinished';
  if (readdirSync(dataDir).every((name) => name === 'runtime.lock')) return 'new';
  throw new StartError(
    `The data folder ${dataDir} holds data, but not the mark "${readyMark}" of a finished first start. It is left as it is: ${startOver}, or choose another folder with LOCAL_DATA_DIR.`,
  );
}

/** Marks a folder as one whose data is being made. */
export function beginPreparing(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, preparingMark), '');
}

export const finishPreparing = (dataDir: string, made: 'demo' | 'empty'): void =>
  writeFileSync(join(dataDir, readyMark), made);
