import * as z from 'zod';
import { groupWorkRecord } from '#functions/data/assignments/group-works.ts';
import { submissionRecord } from '#functions/data/assignments/submission.ts';
import { keyParts } from '#functions/data/assignments/work-place.ts';
import { ranges } from '#functions/data/keys.ts';
import { lookRequests } from '#functions/data/assignments/look-requests.ts';
import type { Table } from '#functions/data/table/table.ts';

type Data = Record<string, z.core.util.JSONType>;

const withWork = z.object({ entity: z.literal('GroupWork') }).extend(groupWorkRecord.shape);

/**
 * What somebody handed in with groups: it lies with the group and is each member's, as far as they were in it then. Who
 * else did, and by whom it was sent or answered, says something of others and is left out, as is to whom receipts went.
 * @param own what is handed out of what lies with the person: which groups they were in
 */
export async function groupWorkOf(
  table: Table,
  userId: string,
  own: readonly Data[],
): Promise<Data[]> {
  const works = own.flatMap((item) => withWork.safeParse(item).data ?? []);
  const found = await Promise.all(
    works.map(async (place) => {
      const all = await table.queryAll(submissionRecord, ranges.submission(...keyParts(place)));
      const theirs = all.filter(({ members }) => members?.includes(userId));
      return Promise.all(
        theirs.map(async ({ members: _, submittedBy: __, mailed: ___, ...whole }) => {
          const look = await lookRequests.get(table, { ...place, number: whole.number });
          const { reason = null, at = null, answer = null, answeredAt = null } = look ?? {};
          return {
            entity: 'Submission',
            ...whole,
            userId,
            ...(look && { look: { reason, at, answer, answeredAt } }),
          };
        }),
      );
    }),
  );
  return found.flat();
}
