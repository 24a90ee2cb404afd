import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A copy of the tree as it stands, in which anything may be broken.
 * @param built whether what was built comes along; others may be building while it is copied
 */
export function copyTree(root: string, built: boolean): { folder: string; remove: () => void } {
  const { stdout, status } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error('git did not list the files.');
  const folder = mkdtempSync(join(tmpdir(), 'guards-'));
  for (const path of stdout.split('\0')) {
    if (path === '' || path === 'node_modules' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  if (built && existsSync(join(root, 'dist')))
    cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
