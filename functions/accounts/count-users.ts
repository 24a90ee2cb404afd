import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { peopleCounts } from '#functions/data/accounts/people-counts.ts';

/** One read, whatever the size of the school: the stream keeps the counts. */
export const countUsers: Operation<typeof contract.countUsers, BaseDeps> = async ({ deps }) => {
  const counts = await peopleCounts.get(deps.table);
  return {
    everybody: counts.everybody,
    roles: {
      students: counts['role:students'],
      teachers: counts['role:teachers'],
      admins: counts['role:admins'],
    },
    states: {
      active: counts['state:active'],
      suspended: counts['state:suspended'],
      asked: counts['state:asked'],
      leaving: counts['state:leaving'],
    },
  };
};
