import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files below the given absolute paths (files or folders, missing ones skipped), sorted. */
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

/** A hash over names and contents of all files below `paths` (relative to `root`); tests do not count. */
export function hashInputs(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(paths.map((path) => join(root, path)))) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
