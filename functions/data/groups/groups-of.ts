import type { Table } from '#functions/data/table/table.ts';
import { memberships } from './memberships.ts';
import type { Membership } from './group-records.ts';

type Person = Pick<Membership, 'userId' | 'courseId'>;

/**
 * The groups that somebody is in, of some sets of a course, as it is this instant: in one request, and in none where no
 * set is asked for. What hangs on groups, of quizzes or assignments, asks here.
 */
export const groupsOf = async (
  table: Table,
  { userId, courseId }: Person,
  setIds: readonly string[],
): Promise<Membership[]> =>
  setIds.length === 0
    ? []
    : memberships.some(
        table,
        setIds.map((setId) => ({ userId, courseId, setId })),
      );
