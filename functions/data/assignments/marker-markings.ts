import * as z from 'zod';
import { anchoredCommentsSchema } from '#shared/schemas/anchored-comments.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versionedOrFirst } from '#functions/data/table/versioned.ts';
import { type NumberedWork, workShape, writtenShape } from './markings.ts';
import { keyParts } from './work-place.ts';

/** What one of two who mark a submission apart wrote about it. None of it is given to anybody as it stands here. */
const markerMarkingRecord = z.object({
  submissionId: z.string(),
  ...writtenShape,
  comments: anchoredCommentsSchema,
  state: z.enum(['draft', 'ready']),
  ...workShape,
  by: z.string(),
  at: z.string(),
  version: z.number(),
});
export type MarkerMarking = z.infer<typeof markerMarkingRecord>;

const keyOf = ({ number, ...place }: NumberedWork, markerId: string) =>
  keys.markerMarking(...keyParts(place), number, markerId);

export const markerMarkings = {
  /** Those of some who mark, in one request. */
  async some(
    table: Table,
    place: NumberedWork,
    markerIds: string[],
  ): Promise<Map<string, MarkerMarking>> {
    if (markerIds.length === 0) return new Map();
    const found = await table.batchGet(
      markerMarkingRecord,
      markerIds.map((markerId) => keyOf(place, markerId)),
      { consistent: true },
    );
    return new Map(found.map((one) => [one.by, one]));
  },

  /** Over the one that it was made from. @throws AppError `stale_version` */
  put: (place: NumberedWork, next: MarkerMarking): TransactionItem =>
    versionedOrFirst(
      { ...keyOf(place, next.by), entity: 'MarkerMarking', ...next },
      next.version - 1,
      'marker-marking',
    ),
};
