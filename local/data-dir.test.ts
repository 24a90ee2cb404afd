import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyDataDir } from './claim-data-dir.ts';
import { beginPreparing, finishPreparing, inspectDataDir } from './data-dir.ts';
import { sentenceFor } from './start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-dir-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = ['secrets.json', 'dynamodb.db', 'cognito.db', 's3/objects.sqlite'];

/** A data folder with everything that a finished first start leaves, but for some of it. */
function dataDir(name: string, without: string[] = []): string {
  const dir = join(folder, name);
  mkdirSync(join(dir, 's3/blobs'), { recursive: true });
  beginPreparing(dir);
  for (const file of files) writeFileSync(join(dir, file), 'kept');
  finishPreparing(dir, 'empty');
  for (const gone of without) rmSync(join(dir, gone), { recursive: true });
  return dir;
}

describe('a data folder', () => {
  it('is new where nothing is, and ready after a first start that came to its end', () => {
    expect(inspectDataDir(join(folder, 'nowhere'))).toBe('new');
    expect(inspectDataDir(dataDir('whole'))).toBe('ready');
  });

  it.each([...files, 's3', 's3/blobs'])('without its %s is not started over silently', (gone) => {
    const dir = dataDir(`without ${gone.replace('/', ' ')}`, [gone]);
    expect(() => inspectDataDir(dir)).toThrow(gone);
    expect(() => inspectDataDir(dir)).toThrow('--fresh');
  });

  it('without the mark that it is ready is left as it is', () => {
    const dir = dataDir('unmarked', ['ready', 'preparing']);
    const before = readdirSync(dir);
    expect(() => inspectDataDir(dir)).toThrow('left as it is');
    expect(readdirSync(dir)).toEqual(before);
  });

  it('of a first start that was cut off may be made anew', () => {
    const dir = dataDir('cut off', ['ready']);
    expect(inspectDataDir(dir)).toBe('unfinished');
    emptyDataDir(dir);
    expect(existsSync(dir)).toBe(false);
  });

  it('that is a file is refused in a sentence', () => {
    const file = join(folder, 'a file');
    writeFileSync(file, 'mine');
    for (const open of [inspectDataDir, emptyDataDir])
      expect(() => open(file)).toThrow('is a file');
    expect(existsSync(file)).toBe(true);
  });
});

describe('what ends a start', () => {
  it('is told in a sentence where somebody can do something about it', () => {
    const refused = (code: string) => Object.assign(new Error(`${code}: write`), { code });
    expect(sentenceFor(refused('ENOSPC'))).toContain('The disk is full');
    expect(sentenceFor(refused('EACCES'))).toContain('may not be written');
    expect(sentenceFor(new Error('database or disk is full'))).toContain('The disk is full');
    expect(sentenceFor(new Error('a fault of ours'))).toBeUndefined();
  });
});
