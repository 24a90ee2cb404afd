import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The folder of the data: `LOCAL_DATA_DIR`, or `.local` in the project. */
export const dataDirOf = (environment = process.env): string =>
  resolve(root, environment['LOCAL_DATA_DIR'] ?? '.local');

const fileIn = (dataDir: string) => join(dataDir, 'address.json');

/** Notes where the running stack is, for the commands that speak with it. */
export const keepAddress = (dataDir: string, port: number): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify({ port }));

/** The port of the running stack: `PORT`, else where the last start of this data folder was, else 8080. */
export function runningPort(environment = process.env): number {
  if (environment['PORT'] !== undefined) return Number(environment['PORT']);
  try {
    const { port } = JSON.parse(readFileSync(fileIn(dataDirOf(environment)), 'utf8')) as {
      port: number;
    };
    return port;
  } catch {
    return 8080;
  }
}
