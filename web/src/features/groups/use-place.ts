import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostPlaced } from '#shared/schemas/groups.ts';
import { groupQueries } from '#web/course/group-queries.ts';
import { notify } from '#web/lib/notify.ts';
import { useWrite } from '#web/lib/use-write.ts';
import type { SetIds } from './types.ts';

/** Puts people into a group or into none, as many at once as one request takes; those behind a refusal stay where they are. */
export function usePlace(ids: SetIds, onDone: () => void) {
  const { t } = useTranslation('groups');
  const [isPending, setPending] = useState(false);
  const write = useWrite('groups.place', { meta: { invalidates: [groupQueries.all] } });
  async function place(userIds: readonly string[], groupId: string | null) {
    setPending(true);
    try {
      for (let at = 0; at < userIds.length; at += mostPlaced)
        await write.mutateAsync({
          params: ids,
          body: { userIds: userIds.slice(at, at + mostPlaced), groupId },
        });
      void notify('success', { title: t('people.placed', { count: userIds.length }) });
      onDone();
    } catch {
      // What was refused is said by the write itself.
    } finally {
      setPending(false);
    }
  }
  return {
    isPending,
    place: (userIds: readonly string[], groupId: string | null) => void place(userIds, groupId),
  };
}
