import { afterEach, describe, expect, it, vi } from 'vitest';
import { questionLists } from '#functions/data/banks/question-lists.ts';
import type { QuestionHead } from '#functions/data/banks/questions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { keys, type Key } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import { derivedIn } from '#test/support/derived-in.ts';
import { questionOf } from '#test/support/question-of.ts';
import { startTable } from '#test/support/table.ts';
import { keepQuestions } from './keep-questions.ts';

const table = await startTable();
const deps = { table, truth: table };

type Change = { before: Item | undefined; after: Item | undefined };

const itemOf = (head: QuestionHead): Item => {
  const made = questionWrites.create(head);
  return 'put' in made ? made.put : {};
};

/** A question as it is written, and what the stream tells of it. */
async function write(head: QuestionHead, before?: QuestionHead): Promise<Change> {
  await table.put(itemOf(head));
  return { before: before && itemOf(before), after: itemOf(head) };
}

/** Another state of a question. */
const later = (head: QuestionHead, changes: Partial<QuestionHead>): QuestionHead => ({
  ...head,
  ...changes,
  revision: head.revision + 1,
  changedAt: `2026-01-02T00:00:00.${String(head.revision).padStart(3, '0')}Z`,
});

async function remove({ questionId, ...head }: QuestionHead): Promise<Change> {
  await table.commit([{ label: 'gone', remove: keys.question(questionId) }]);
  return { before: itemOf({ questionId, ...head }), after: undefined };
}

/** The same, made anew from the questions as they are, in a table of its own. */
async function madeAnew(heads: QuestionHead[]): Promise<string[]> {
  const empty = await startTable();
  await keepQuestions(
    heads.map((head) => ({ before: undefined, after: itemOf(head) })),
    { table: empty, truth: table },
  );
  return derivedIn(empty);
}

const some = (count: number, given: (at: number) => Partial<QuestionHead> = () => ({})) =>
  Array.from({ length: count }, (_, at) => questionOf(given(at)));

afterEach(() => vi.restoreAllMocks());

describe('case 93: the lists of a bank', () => {
  it('come to the same by a replay in any order, side by side, and from nothing', async () => {
    const first = some(30, (at) => ({
      name: `Question ${at}`,
      tags: at % 2 === 0 ? ['Even', 'All'] : ['all'],
      status: at % 3 === 0 ? 'ready' : 'draft',
    }));
    const told = await Promise.all(first.map((head) => write(head)));
    await Promise.all([
      keepQuestions(told, deps),
      keepQuestions([...told].reverse(), deps),
      keepQuestions(told.slice(5, 12), deps),
    ]);
    const changed = first.map((head, at) =>
      later(head, at < 10 ? { binnedAt: head.changedAt } : { tags: ['Other'], name: `New ${at}` }),
    );
    const changes = await Promise.all(changed.map((head, at) => write(head, first[at])));
    await keepQuestions(changes, deps);
    const moved = changed.map((head, at) =>
      later(head, at < 20 ? { bankId: '01J0000000000000000000AWAY' } : {}),
    );
    const moves = await Promise.all(moved.map((head, at) => write(head, changed[at])));
    await keepQuestions(moves, deps);
    await keepQuestions([...moves, ...told, ...changes], deps);
    expect(await derivedIn(table)).toEqual(await madeAnew(moved));
    const gone = await Promise.all(moved.map(remove));
    await keepQuestions([...gone, ...told], deps);
    expect(await derivedIn(table)).toEqual([]);
  });

  it('hold a question that was changed between the read and the write as it is then', async () => {
    const head = questionOf({ tags: ['before'] });
    const told = await write(head);
    const next = later(head, { tags: ['after'] });
    const read = questionLists.marks;
    vi.spyOn(questionLists, 'marks').mockImplementationOnce(async (...asked) => {
      const marks = await read(...asked);
      await write(next);
      return marks;
    });
    await keepQuestions([told], deps);
    expect(await derivedIn(table)).toEqual(await madeAnew([next]));
    await keepQuestions([await remove(next)], deps);
  });

  it('take in an import of many by few transactions', async () => {
    const told = await Promise.all(some(25).map((head) => write(head)));
    const commits = vi.spyOn(table, 'commit');
    await keepQuestions(told, deps);
    expect(commits.mock.calls.length).toBeLessThanOrEqual(25);
    for (const [items] of commits.mock.calls) expect(items.length).toBeLessThanOrEqual(100);
    const { items } = await questionLists.list(
      table,
      questionOf().bankId,
      { order: 'NAME', facet: 'ALL' },
      { limit: 100, start: undefined },
    );
    expect(items).toHaveLength(25);
    const key: Key = keys.bankFacet(questionOf().bankId, 'ALL');
    expect(await derivedIn(table)).toContainEqual(
      expect.stringMatching(new RegExp(`"pk":"${key.pk}".*"questions":25.*"sk":"ALL"`)),
    );
  });
});
