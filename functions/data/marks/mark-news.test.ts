import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { type MarkNews, markNews, type ToldChange } from './mark-news.ts';

const on = (day: number) => new Date(Date.UTC(2026, 2, day)).toISOString();

/** A mark that was changed on a day, and may be told from another on. */
const changed = (at: number, tellFrom: number): ToldChange => ({
  courseId: ulid(),
  itemId: ulid(),
  version: 1,
  at: on(at),
  because: { kind: 'typed', reason: null },
  from: null,
  to: 1,
  tellFrom: on(tellFrom),
});

/** What is kept of some changes, each told as it was made. */
function keptOf(changes: ToldChange[]): string[] {
  let news: MarkNews | null = null;
  for (const change of changes) {
    const item = markNews.add(randomUUID(), news, [change]);
    if (!('put' in item)) throw new Error('It puts what is kept.');
    news = { changes: item.put['changes'] as ToldChange[], version: 1 };
  }
  return (news?.changes ?? []).map(({ tellFrom }) => tellFrom);
}

it('keeps the latest twelve that may be told, whatever is planned', () => {
  const told = Array.from({ length: 13 }, (_, at) => changed(at + 1, at + 1));
  const planned = Array.from({ length: 13 }, (_, at) => changed(14, 40 + at));
  expect(keptOf([...told, ...planned])).toEqual([
    ...planned
      .slice(0, 12)
      .map(({ tellFrom }) => tellFrom)
      .toReversed(),
    ...told
      .slice(1)
      .map(({ tellFrom }) => tellFrom)
      .toReversed(),
  ]);
});
