import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { Choice } from '#web/lib/choice.ts';
import { same } from '#web/lib/same.ts';
import { useSaveOver } from '#web/lib/use-save-over.ts';
import { useWrite } from '#web/lib/use-write.ts';
import './texts.ts';

export type Featured = Response<typeof contract.courses.getFeatured>;

/** The list as it is being edited, over the one that is saved. */
export function useFeaturedList(saved: Featured) {
  const { t } = useTranslation('featured');
  const [kept, setKept] = useState<readonly string[]>(saved.courseIds);
  const [ids, setIds] = useState(kept);
  const write = useWrite('courses.setFeatured', {
    meta: {
      invalidates: [
        ['courses', 'home'],
        ['courses', 'featured'],
      ],
      success: t('saved'),
      handles: ['stale_version'],
    },
  });
  const { conflict, save, settle } = useSaveOver<{ courseIds: string[] }, Featured>({
    saved,
    send: ({ courseIds = [...ids] }, version) =>
      write.mutateAsync({ body: { courseIds, version } }),
    onSaved: ({ courseIds }) => {
      setKept(courseIds);
      setIds(courseIds);
    },
  });
  return {
    ids,
    setIds,
    changed: !same(ids, kept),
    conflict,
    saving: write.isPending,
    save: () => void save({ courseIds: [...ids] }),
    settle: (choices: Record<string, Choice>) => void settle(choices, { courseIds: [...ids] }),
  };
}
