import * as z from 'zod';
import { datesFor } from '#shared/policies/assignment-dates.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { extensionShape } from '#shared/schemas/extension-shape.ts';
import { index, indexPartitions, keys, ranges, submitter } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import {
  unchangedSince,
  versionedOrFirst,
  versionedRemoval,
} from '#functions/data/table/versioned.ts';
import { keyParts, placeRecord, submitterId, type WorkPlace } from './work-place.ts';

/** Other dates and more attempts for one person or one group at one assignment: why, by whom and when. */
export const extensionRecord = z.object({
  ...placeRecord,
  ...extensionShape,
  by: z.string(),
  at: z.string(),
  version: z.number(),
});
export type Extension = z.infer<typeof extensionRecord>;

const keyOf = (place: WorkPlace) => keys.extension(...keyParts(place));

type Dated = Pick<ContentOf<'assignment'>, 'opens' | 'due' | 'closes'>;

type Dates = Pick<Extension, 'dueAt' | 'closesAt' | 'group'>;

/** An extension as the dates are worked out with it. Of its record, `by` says who decided it. */
export const asExtensions = (extension: Dates | null) =>
  extension
    ? [
        {
          by: extension.group ? ('group' as const) : ('person' as const),
          dueAt: extension.dueAt,
          closesAt: extension.closesAt,
        },
      ]
    : [];

/** The dates that hold for somebody with this extension, or with none. */
export const datesWith = (
  assignment: Dated,
  course: { startsOn: string | null },
  extension: Dates | null,
) => datesFor(assignment, course, asExtensions(extension));

export const extensions = {
  get: (table: Table, place: WorkPlace) => table.get(extensionRecord, keyOf(place)),

  /** All of one person, at the assignments of every course. */
  async ofPerson(table: Table, userId: string): Promise<Map<string, Extension>> {
    const own = await table.queryAll(
      extensionRecord,
      ranges.ownExtensions(submitter.person(userId)),
    );
    return new Map(own.map((one) => [one.assignmentId, one]));
  },

  /** All of one group: no more than there are assignments of its set. */
  ofGroup: (table: Table, groupId: string) =>
    table.queryAll(extensionRecord, ranges.ownExtensions(submitter.group(groupId))),

  /** A page of those of an assignment, by whoever hands in. */
  list: (table: Table, assignmentId: string, page: { limit: number; start: Item | undefined }) =>
    table.queryIndex(extensionRecord, indexPartitions.extensions(assignmentId), page),

  put: (next: Extension, present: (current: Extension) => unknown): TransactionItem =>
    versionedOrFirst(
      {
        ...keyOf(next),
        ...index.extensions(next.assignmentId, submitterId(next)),
        entity: 'Extension',
        ...next,
      },
      next.version - 1,
      'extension',
      (current) => present(extensionRecord.parse(current)),
    ),

  remove: (
    { version, ...place }: WorkPlace & { version: number },
    present: (current: Extension) => unknown,
  ): TransactionItem =>
    versionedRemoval(keyOf(place), version, 'extension', (current) =>
      present(extensionRecord.parse(current)),
    ),

  /** Removes one that nobody has changed since it was read. */
  sweep: (read: Extension): TransactionItem =>
    tryAgain({ label: 'extension', remove: keyOf(read), ...unchangedSince(read) }),
};
