import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { trueFalse } from '#test/world/questions.ts';
import { id } from '../school-fixture.ts';
import type { Plan, PlanItem } from '../plan/types.ts';
import { bringQuestions } from './bring-questions.ts';

const { write } = vi.hoisted(() => ({ write: vi.fn() }));
vi.mock('#web/lib/write.ts', () => ({ write }));

const bankId = id('C');
const head = { name: 'A', tags: [], difficulty: null, points: 10_000, status: 'ready' as const };

const item = (at: number, before = 0): PlanItem => ({
  key: `question:${at}`,
  what: 'question',
  path: '',
  title: null,
  state: 'new',
  losses: [],
  step: {
    id: 'banks.createQuestions',
    params: { bankId },
    body: { questions: [{ ...head, source: id(`Q${at}X`), content: trueFalse(`At ${at}`) }] },
    next: Array.from({ length: before }, (_, place) => trueFalse(`At ${at}, ${place}`)),
    head,
  },
});
const planOf = (items: PlanItem[]): Plan => ({ items, percent: 100, files: [], uploads: [] });
const bring = (items: PlanItem[]) => bringQuestions(planOf(items), new Set(), () => undefined);
const many = (count: number) => Array.from({ length: count }, (_, at) => item(at));

type Sent = { questions: { source: string }[] };
const refuses = new Set<string>();

beforeEach(() => {
  refuses.clear();
  write.mockReset().mockImplementation(async (route: string, { body }: { body: Sent }) => {
    if (route === 'banks.updateQuestion') return { version: 7 };
    if (body.questions.some(({ source }) => refuses.has(source)))
      throw new ApiError(409, { code: 'question_not_ready' } as never);
    return {
      questions: body.questions.map(({ source }) => ({
        questionId: source,
        outcome: 'created',
        version: 1,
      })),
    };
  });
});
const sizes = () =>
  write.mock.calls.map(([, { body }]) => (body as Partial<Sent>).questions?.length ?? 0);

it('Questions come in 25 at a time, and one that is refused keeps out no other', async () => {
  refuses.add(id('Q30X'));
  const { failures, written } = await bring(many(60));
  expect(failures).toEqual([{ key: 'question:30', error: 'question_not_ready' }]);
  expect(written).toBe(60);
  expect(sizes()).toEqual([10, 25, ...Array.from({ length: 25 }, () => 1), 25]);
});

it('Where the bank is full the rest is told and not tried', async () => {
  write.mockRejectedValue(new ApiError(409, { code: 'bank_full' } as never));
  const { failures } = await bring(many(60));
  expect(failures).toHaveLength(60);
  expect(new Set(failures.map(({ error }) => error))).toEqual(new Set(['bank_full']));
  expect(write).toHaveBeenCalledTimes(1);
});

it('What a question asked before comes first, one after the other, and what is said of it comes last', async () => {
  await bring([item(1, 2)]);
  expect(write.mock.calls.map(([route]) => route)).toEqual([
    'banks.createQuestions',
    'banks.updateQuestion',
    'banks.updateQuestion',
  ]);
  expect(write.mock.calls[1]?.[1]).toMatchObject({ body: { version: 1 } });
  expect(write.mock.calls[1]?.[1].body).not.toHaveProperty('status');
  expect(write.mock.calls[2]?.[1]).toMatchObject({ body: { version: 7, status: 'ready' } });
});

it('One that lies in another bank by now is told', async () => {
  write.mockResolvedValue({
    questions: [{ questionId: id('Q1'), outcome: 'elsewhere', version: 1 }],
  });
  expect((await bring([item(1)])).failures).toEqual([{ key: 'question:1', error: 'not_found' }]);
});
