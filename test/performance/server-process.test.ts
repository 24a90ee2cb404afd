import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startCommand } from './server-process.ts';

it('the server of the fault runs is started as npm start does it: options, then a file that is there', () => {
  const words = startCommand();
  const file = words.findIndex((word) => !word.startsWith('-'));
  expect(file).toBe(words.length - 1);
  expect(existsSync(join(import.meta.dirname, '../..', words[file] ?? ''))).toBe(true);
});
