import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Submissions } from '#functions/data/assignments/submissions.ts';
import type { Table } from '#functions/data/table/table.ts';

type Named = { userId: string; firstName: string; lastName: string; email: string };

/** The people of a page, with those for whom groups handed in: in one request more where there are any. */
export async function withMembers(
  table: Table,
  known: readonly Named[],
  work: readonly Pick<Submissions, 'team'>[],
): Promise<ReadonlyMap<string, Named>> {
  const members = [...new Set(work.flatMap(({ team }) => team?.members ?? []))];
  const people = members.length === 0 ? [] : [...(await profiles.byId(table, members)).values()];
  return new Map([...known, ...people].map((one) => [one.userId, one]));
}
