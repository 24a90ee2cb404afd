import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import './texts.ts';

export type Featured = Response<typeof contract.courses.getFeatured>;

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/**
 * The list as it is being edited, and what it was when it was read. Somebody else's newer list is told as
 * a conflict: either one can be taken, none is lost silently.
 */
export function useFeaturedList(first: Featured, loadSaved: () => Promise<Featured>) {
  const { t } = useTranslation('featured');
  const [saved, setSaved] = useState(first);
  const [ids, setIds] = useState<readonly string[]>(first.courseIds);
  const [conflict, setConflict] = useState(false);
  const write = useWrite('courses.setFeatured', {
    meta: {
      invalidates: [
        ['courses', 'home'],
        ['courses', 'featured'],
      ],
      success: t('saved'),
      handles: ['stale_version'],
    },
    onSuccess: (now) => {
      setSaved(now);
      setIds(now.courseIds);
      setConflict(false);
    },
    onError: (error) => setConflict(errorKey(error) === 'stale_version'),
  });
  const save = (version: number) => write.mutate({ body: { courseIds: [...ids], version } });
  return {
    ids,
    setIds,
    changed: !same(ids, saved.courseIds),
    conflict,
    saving: write.isPending,
    save: () => save(saved.version),
    /** Takes what the other person saved, in place of one's own order. */
    takeTheirs: async () => {
      const theirs = await loadSaved();
      setSaved(theirs);
      setIds(theirs.courseIds);
      setConflict(false);
    },
    /** Saves one's own order over what the other person saved. */
    saveMine: async () => save((await loadSaved()).version),
  };
}
