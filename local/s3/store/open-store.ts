import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBlobs } from './blobs.ts';
import { createEventQueue } from './event-queue.ts';
import { createObjectIndex } from './object-index.ts';
import { openDatabase } from './open-database.ts';
import { createUploadIndex } from './upload-index.ts';

export type Store = ReturnType<typeof openStore>;

/**
 * Opens everything that is kept under a folder.
 * @param dataDir null for a temporary folder, removed on close
 */
export function openStore(dataDir: string | null) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 's3-'));
  mkdirSync(folder, { recursive: true });
  const database = openDatabase(join(folder, 'objects.sqlite'));
  const named = database
    .prepare('select file from versions where file is not null union select file from parts')
    .all()
    .map((row) => String(row['file']));
  return {
    blobs: openBlobs(join(folder, 'blobs'), new Set(named)),
    objects: createObjectIndex(database),
    uploads: createUploadIndex(database),
    events: createEventQueue(database),
    close(): void {
      database.close();
      if (dataDir === null) rmSync(folder, { recursive: true, force: true });
    },
  };
}
