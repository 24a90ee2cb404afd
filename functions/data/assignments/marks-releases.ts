import * as z from 'zod';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** That people are to see their marks, or no longer, and how far that has come: the stream takes a page of them with each step. */
export const marksReleaseRecord = z.object({
  releaseId: z.string(),
  courseId: z.string(),
  assignmentId: z.string(),
  /** null: all that were ready when it was made. */
  submissionIds: z.array(z.string()).nullable(),
  /** Of these, only what another release decides of still; left out: whatever decides of them. */
  of: z.string().optional(),
  /** From when on the marks are seen; null: what was planned is taken back. */
  releasedAt: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  state: z.enum(['running', 'done']),
  /** Where in the list of all it goes on; null: at the beginning, or it is through. */
  from: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** How many it looked at, and how many of these it released, or took back. */
  done: z.number(),
  released: z.number(),
  /** Of how many that it had planned a later one decides, or none since they are marked anew; left out: of none. */
  moved: z.number().optional(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type MarksRelease = z.infer<typeof marksReleaseRecord>;

const keyOf = ({ assignmentId, releaseId }: Pick<MarksRelease, 'assignmentId' | 'releaseId'>) =>
  keys.marksRelease(assignmentId, releaseId);

/** Of a release, that so many more of its marks are no longer by it. */
const leaves = (
  release: Pick<MarksRelease, 'assignmentId' | 'releaseId'>,
  count: number,
): TransactionItem => ({
  label: 'marks-release-moved',
  update: keyOf(release),
  set: 'ADD moved :count',
  expression: { values: { ':count': count } },
});

/** What one page has come to. */
type Page = {
  done: number;
  released: number;
  /** From which releases how many marks were taken. */
  moved: ReadonlyMap<string, number>;
  from: MarksRelease['from'];
  isThrough: boolean;
};

export const marksReleases = {
  get: (table: Table, assignmentId: string, releaseId: string) =>
    table.get(marksReleaseRecord, keyOf({ assignmentId, releaseId })),

  /** The newest first; a page. */
  list: (table: Table, assignmentId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(marksReleaseRecord, ranges.marksReleases(assignmentId), {
      ...page,
      newestFirst: true,
    }),

  begin: (release: MarksRelease): TransactionItem => ({
    label: 'marks-release',
    put: { ...keyOf(release), entity: 'MarksRelease', ...release },
    condition: 'attribute_not_exists(pk)',
  }),

  /** Behind a page: the next one, or the end; and those releases have fewer by now in whose place it came. */
  goOn: (before: MarksRelease, by: Page): TransactionItem[] => [
    {
      label: 'marks-release-step',
      update: keyOf(before),
      // Only what is its own: meanwhile a later one may count what it takes from this one.
      set: 'SET #state = :state, #from = :from ADD done :done, released :released, step :one',
      condition: 'step = :step',
      expression: {
        names: { '#state': 'state', '#from': 'from' },
        values: {
          ':state': by.isThrough ? 'done' : 'running',
          ':from': by.from,
          ':done': by.done,
          ':released': by.released,
          ':one': 1,
          ':step': before.step,
        },
      },
    },
    ...[...by.moved].map(([releaseId, count]) => leaves({ ...before, releaseId }, count)),
  ],

  leaves,
};
