import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFailureQueue } from './failure-queue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'queue-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bodies = (queue: { messages(): { body: string }[] }) =>
  queue.messages().map(({ body }) => body);

test('failures are kept in order, with their time, over a restart', () => {
  const file = join(folder, 'nested', 'queue.jsonl');
  const queue = createFailureQueue<string>(file, () => 7);
  queue.send('a');
  queue.send('b');
  const again = createFailureQueue<string>(file, () => 8);
  expect(bodies(again)).toEqual(['a', 'b']);
  expect(again.messages()[0]?.sentAt).toBe(7);
});

test('case 94: a redrive takes out what is handled now and keeps the rest', async () => {
  const file = join(folder, 'queue.jsonl');
  const queue = createFailureQueue<string>(file, () => 7);
  for (const body of ['a', 'poison', 'c']) queue.send(body);
  const seen: string[] = [];
  const outcome = await queue.redrive(async (body) => {
    seen.push(body);
    if (body === 'poison') throw new Error('still');
  });
  expect(seen).toEqual(['a', 'poison', 'c']);
  expect(outcome).toEqual({ handled: 2, kept: 1 });
  expect(bodies(createFailureQueue<string>(file, () => 8))).toEqual(['poison']);
});

test('a line that a kill cut short is dropped, and the next one is whole', () => {
  const file = join(folder, 'queue.jsonl');
  createFailureQueue<string>(file, () => 7).send('a');
  appendFileSync(file, '{"id":"x","bo');
  createFailureQueue<string>(file, () => 7).send('b');
  expect(bodies(createFailureQueue<string>(file, () => 7))).toEqual(['a', 'b']);
});

test('in memory nothing is written', () => {
  const queue = createFailureQueue<string>(null, () => 7);
  queue.send('a');
  expect(bodies(queue)).toEqual(['a']);
});
