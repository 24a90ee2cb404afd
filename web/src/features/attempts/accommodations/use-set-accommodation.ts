import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { attemptQueries } from '../queries.ts';
import type { Decision, Whose } from '../types.ts';

/**
 * Sets what is different for a person or a group.
 * @param success tells that it is done
 * @param handles where the form tells of errors itself
 */
export function useSetAccommodation(
  courseId: string,
  { success, handles }: { success: string; handles?: 'all' },
) {
  const meta = { invalidates: [attemptQueries.all], success, ...(handles && { handles }) };
  const forPerson = useWrite('attempts.setAccommodation', { meta });
  const forGroup = useWrite('attempts.setGroupAccommodation', { meta });
  return {
    isPending: forPerson.isPending || forGroup.isPending,
    set: (whose: Whose, body: Decision) => {
      if (whose.kind === 'person') {
        const { userId } = whose;
        return forPerson.mutateAsync({ params: { courseId, userId }, body });
      }
      const { setId, groupId } = whose;
      return forGroup.mutateAsync({ params: { courseId }, body: { setId, groupId, ...body } });
    },
  };
}

/** The name of whom something is different for. */
export function useNameOf() {
  const { t } = useTranslation('attempts');
  const { local } = useLanguage();
  return (whose: Whose): string =>
    whose.kind === 'person' ? whose.name || t('nameless') : local(whose.name).text;
}
