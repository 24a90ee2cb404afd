import * as z from 'zod';
import { index, keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versionedOrFirst } from '#functions/data/table/versioned.ts';
import type { WorkPlace } from './work-place.ts';

/** What those who mark a submission tell one another of it. */
export const staffNoteRecord = z.object({
  submissionId: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
  version: z.number(),
});
export type StaffNote = z.infer<typeof staffNoteRecord>;

/**
 * A note over the one that it was made from; it goes with whoever handed in.
 * @throws AppError `stale_version`
 */
export const putStaffNote = (
  place: Pick<WorkPlace, 'userId' | 'group'>,
  next: StaffNote,
  present: (current: StaffNote) => unknown,
): TransactionItem =>
  versionedOrFirst(
    {
      ...keys.staffNote(next.submissionId),
      // That of a group goes with nobody alone.
      ...(place.group ? {} : index.submissions(place.userId, next.submissionId)),
      entity: 'StaffNote',
      ...next,
    },
    next.version - 1,
    'staff-note',
    (current) => present(staffNoteRecord.parse(current)),
  );
