import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Checkpoint {
  load: () => string | undefined;
  save: (position: string) => void;
}

/** The position of each event source: one small file each below `dataDir`; null: in memory. */
export function createCheckpoints(dataDir: string | null) {
  return (name: string): Checkpoint => {
    let position: string | undefined;
    if (dataDir === null) {
      return { load: () => position, save: (next) => void (position = next) };
    }
    const folder = join(dataDir, 'checkpoints');
    const file = join(folder, name);
    mkdirSync(folder, { recursive: true });
    return {
      load: () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
      save(next) {
        // Written aside and renamed: a kill in between leaves the old position or the new one.
        writeFileSync(`${file}.new`, next);
        renameSync(`${file}.new`, file);
      },
    };
  };
}
