import * as z from 'zod';
import { toldState } from '#shared/policies/attempt-time.ts';
import { index, indexPartitions, keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { type Sums, type WorkMark, workLists } from '#functions/data/work/work-lists.ts';
import type { Attempts, QuizOfPerson } from './attempts.ts';

/** The lists of a quiz's attempts; what waits to be marked also stands in the list of who teaches. */
export const attemptLists = ['ALL', 'OPEN', 'SUBMITTED', 'EXPIRED', 'WAITING'] as const;
export type AttemptList = (typeof attemptLists)[number];

const listOfState = { open: 'OPEN', submitted: 'SUBMITTED', expired: 'EXPIRED' } as const;
const counts = { ...listOfState, waiting: 'WAITING' } as const;

const who = { userId: z.string(), courseId: z.string(), quizId: z.string() };

const rowRecord = z.object({ ...who, attemptId: z.string() });
export type AttemptRow = z.infer<typeof rowRecord>;

export type AttemptMark = WorkMark<QuizOfPerson>;
export type QuizSums = Sums<keyof typeof counts>;

const whose = ({ userId, courseId, quizId }: QuizOfPerson) => ({ userId, courseId, quizId });

/** What was reset counts for nothing: it stands among all alone. The last of what waits says when it ended. */
function placesOf({ attempts, earned }: Pick<Attempts, 'attempts' | 'earned'>) {
  return attempts.flatMap((one) => {
    const { attemptId: id, endedAt, isReset } = one;
    const waits = endedAt !== null && !isReset && (earned[id]?.waiting ?? 0) > 0;
    return [
      { list: 'ALL', id, order: '' },
      ...(isReset ? [] : [{ list: listOfState[toldState(one)], id, order: '' }]),
      ...(waits ? [{ list: 'WAITING', id, order: endedAt }] : []),
    ];
  });
}

export const attemptRows = {
  ...workLists({
    mark: z.object({ ...who, places: z.array(z.string()), ownerId: z.string().nullable() }),
    entities: { row: 'AttemptRow', mark: 'AttemptMark', sums: 'QuizSums' },
    labels: { row: 'attempt-row', mark: 'attempt-mark', sums: 'quiz-sums' },
    itemName: 'quizId',
    itemOf: ({ quizId }: QuizOfPerson) => quizId,
    keys: {
      mark: ({ quizId, userId }: QuizOfPerson) => keys.attemptMark(quizId, userId),
      sums: keys.quizSums,
      row: ({ quizId }: QuizOfPerson, { list, id }) => keys.attemptRow(quizId, list, id),
    },
    counts,
    placesOf: (own: Attempts, _: { ownerId: string | null }) => placesOf(own),
    waitsIn: ['WAITING'],
    toMark: (ownerId, { id, order }) => index.toMark(ownerId, order, id),
    row: (of, { id }) => ({ ...whose(of), attemptId: id }),
  }),

  /** A page of a list of a quiz, the newest attempt first. */
  list: (
    table: Table,
    quizId: string,
    list: AttemptList,
    page: { limit: number; start: Item | undefined },
  ) => table.query(rowRecord, ranges.attemptList(quizId, list), { ...page, newestFirst: true }),

  /** A page of what waits in all courses of a teacher, the oldest first. */
  toMark: (table: Table, ownerId: string, page: { limit: number; start?: Item | undefined }) =>
    table.queryIndex(rowRecord, indexPartitions.toMark(ownerId), page),
};
