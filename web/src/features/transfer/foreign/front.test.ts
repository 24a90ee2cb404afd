import { expect, it, vi } from 'vitest';
import { longestFront, readFront } from './front.ts';

const parse = vi.hoisted(() => vi.fn(() => ({ title: 'Parsed' })));
vi.mock('yaml', () => ({ parse }));

const fileWith = (front: string) => `---\n${front}\n---\nWords`;

it('a front matter as long as may be is parsed', () => {
  const title = 'title: Short\n';
  const front = readFront(fileWith(title + '#'.repeat(longestFront - title.length)));
  expect(front).toMatchObject({ data: { title: 'Parsed' }, faultAt: null, text: 'Words' });
});

it('a longer one never reaches the parser: its single lines are read, and the file is named', () => {
  parse.mockClear();
  const front = readFront(fileWith(`title: Stated\n${'- [[[[a'.repeat(longestFront)}`));
  expect(front).toMatchObject({ data: { title: 'Stated' }, faultAt: 1, text: 'Words' });
  expect(parse).not.toHaveBeenCalled();
});
