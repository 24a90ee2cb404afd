import * as z from 'zod';
import { anchoredCommentsSchema } from '#shared/schemas/anchored-comments.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { NumberedWork } from './markings.ts';
import { keyParts } from './work-place.ts';

/**
 * What who marks said of single places of a submission: as it is being written, and as its person was given it. It is
 * apart from the marking, since both together would not fit an item, and is written in one transaction with it alone.
 */
export const markingCommentsRecord = z.object({
  submissionId: z.string(),
  written: anchoredCommentsSchema,
  given: anchoredCommentsSchema,
});
export type MarkingComments = z.infer<typeof markingCommentsRecord>;

export const commentsKey = ({ number, ...place }: NumberedWork) =>
  keys.markingComments(...keyParts(place), number);

const says = ({ written, given }: MarkingComments) => written.length + given.length > 0;

/** With the marking, which holds the version of both: nothing where there are none, and none were. */
export const putComments = (
  place: NumberedWork,
  before: MarkingComments | null,
  next: MarkingComments,
): TransactionItem[] =>
  says(next) || (before && says(before))
    ? [
        {
          label: 'marking-comments',
          put: { ...commentsKey(place), entity: 'MarkingComments', ...next },
        },
      ]
    : [];
