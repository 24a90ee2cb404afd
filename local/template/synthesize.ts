import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hashInputs } from '../../scripts/hash-inputs.ts';

const root = dirname(dirname(import.meta.dirname));
const assemblies = join(root, 'dist/assemblies');
const inputs = [
  'bin',
  'lib',
  'shared',
  'cdk.json',
  'package-lock.json',
  'dist/functions',
  'dist/web',
];

/** Older assemblies that stay: another process may still run from one. */
const KEPT = 4;

function dropOld(): void {
  const byAge = readdirSync(assemblies)
    .map((name) => join(assemblies, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of byAge.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Synthesizes stage `local` and answers the assembly's folder. It is named by the hash of all that
 * goes in, so that an unchanged one is used again, by several processes at once if they like.
 * @throws Error with the app's own words when it does not synthesize.
 */
export async function synthesize(): Promise<string> {
  const folder = join(assemblies, hashInputs(root, inputs).slice(0, 24));
  if (existsSync(folder)) return folder;
  mkdirSync(assemblies, { recursive: true });
  const workDir = `${folder}.${process.pid}`;
  try {
    await promisify(execFile)(process.execPath, ['bin/learning-platform.ts'], {
      cwd: root,
      env: {
        ...process.env,
        CDK_OUTDIR: workDir,
        CDK_CONTEXT_JSON: JSON.stringify({ stage: 'local' }),
      },
      maxBuffer: 64 * 1024 * 1024,
    });
    renameSync(workDir, folder);
  } catch (error) {
    // Somebody else was quicker with the same assembly: a folder that holds something is not renamed over.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
  dropOld();
  return folder;
}
