import { queryOptions } from '@tanstack/react-query';
import { fold } from '#shared/policies/fold.ts';
import { api } from '#web/lib/api.ts';
import type { DrawSlot, NamedQuestion, QuestionRow } from './types.ts';

/** As many as one request takes. */
const most = 50;

/** A question in one version; without one, as it is now. */
export type Wanted = { questionId: string; version: number | null };

const nameOf = ({ questionId, version }: Wanted) =>
  version === null ? questionId : `${questionId}.${version}`;

/** Questions of a bank by their ids, in as few requests as their number asks for. */
async function getQuestions(
  bankId: string,
  wanted: readonly Wanted[],
  { contents = false, signal }: { contents?: boolean; signal: AbortSignal },
) {
  const names = [...new Set(wanted.map(nameOf))];
  const parts = Array.from({ length: Math.ceil(names.length / most) }, (_, at) =>
    names.slice(at * most, (at + 1) * most),
  );
  const pages = await Promise.all(
    parts.map((part) =>
      api('banks.getQuestions', {
        params: { bankId },
        query: { questions: part.join(','), ...(contents && { contents: 'true' as const }) },
        signal,
      }),
    ),
  );
  return {
    questions: pages.flatMap(({ questions }): NamedQuestion[] => questions),
    links: pages.flatMap(({ links }) => links),
  };
}

/** The rule by which a draw takes questions. */
export type DrawRule = Pick<DrawSlot, 'bankId' | 'tags' | 'difficulty'>;

/** A draw never takes more; who has this many to draw from needs no exact number. */
export const countedPool = 200;
const pages = 5;

/** The ready questions that a draw may take, as far as they are counted. */
async function getPool({ bankId, tags, difficulty }: DrawRule, signal: AbortSignal) {
  const [tag] = tags;
  const found: QuestionRow[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages && found.length < countedPool; page += 1) {
    // Each page is asked for by the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const answer: { items: QuestionRow[]; nextCursor: string | null } = await api(
      'banks.listQuestions',
      {
        params: { bankId },
        query: {
          limit: '100',
          status: 'ready' as const,
          ...(tag !== undefined && { tag }),
          ...(difficulty !== null && { difficulty }),
          ...(cursor !== null && { cursor }),
        },
        signal,
      },
    );
    found.push(
      ...answer.items.filter((row) =>
        tags.every((one) => row.tags.some((other) => fold(other) === fold(one))),
      ),
    );
    cursor = answer.nextCursor;
    if (cursor === null) break;
  }
  return { questions: found, isWhole: cursor === null };
}

/** Under the key of banks: what changes questions changes what a quiz shows of them. */
export const builderQueries = {
  questions: (bankId: string, wanted: readonly Wanted[]) =>
    queryOptions({
      queryKey: ['banks', 'named', bankId, wanted.map(nameOf).toSorted()],
      queryFn: ({ signal }) => getQuestions(bankId, wanted, { signal }),
    }),
  contents: (bankId: string, wanted: readonly Wanted[]) =>
    queryOptions({
      queryKey: ['banks', 'contents', bankId, wanted.map(nameOf).toSorted()],
      queryFn: ({ signal }) => getQuestions(bankId, wanted, { contents: true, signal }),
      // Links to files end, and a question may be written in another tab.
      staleTime: 0,
    }),
  pool: (rule: DrawRule) =>
    queryOptions({
      queryKey: ['banks', 'pool', rule.bankId, rule.tags, rule.difficulty],
      queryFn: ({ signal }) => getPool(rule, signal),
      staleTime: 10_000,
    }),
  tags: (bankId: string) =>
    queryOptions({
      queryKey: ['banks', 'tags', bankId],
      queryFn: ({ signal }) =>
        api('banks.listTags', { params: { bankId }, query: { limit: '100' }, signal }),
    }),
};
