import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepAddress, runningPort } from './address-file.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'address-'));
const environment = { LOCAL_DATA_DIR: dataDir };
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('commands find the running stack at the port that it was started at', () => {
  keepAddress(dataDir, 9123);
  expect(runningPort(environment)).toBe(9123);
  expect(runningPort({ ...environment, PORT: '9200' })).toBe(9200);
});

test('where nothing was ever started they try the usual port', () => {
  expect(runningPort(environment)).toBe(8080);
});
