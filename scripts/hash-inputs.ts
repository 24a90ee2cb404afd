import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files below the given paths (files or folders, missing ones skipped), sorted. */
function filesBelow(paths: string[]): string[] {
  const files: string[] = [];
  for (const path of paths) {
    if (!existsSync(path)) continue;
    if (statSync(path).isDirectory()) {
      files.push(...filesBelow(readdirSync(path).map((name) => join(path, name))));
    } else if (!path.endsWith('.test.ts') && !path.endsWith('.test.tsx')) {
      files.push(path);
    }
  }
  return files.sort();
}

/** A hash over the names and the contents of all files below `paths`; tests do not count. */
export function hashInputs(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(paths)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
