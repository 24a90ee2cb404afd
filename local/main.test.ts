import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a Node that is too old, without the one of the project, is told in a sentence what is needed', () => {
  const root = mkdtempSync(join(tmpdir(), 'old-node-'));
  mkdirSync(join(root, 'local'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  cpSync(join(import.meta.dirname, 'main.js'), join(root, 'local/main.js'));
  const old = `Object.defineProperty(process.versions, 'node', { value: '20.11.0' })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(old)}`, join(root, 'local/main.js')],
    { encoding: 'utf8' },
  );
  rmSync(root, { recursive: true });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    'Node 24 is needed, and this is Node 20.11.0: run npm ci, which brings it along on 64-bit Linux, or install it.\n',
  );
});
