import { useTranslation } from 'react-i18next';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { GroupSet } from './types.ts';

/** The rules of a set in a line: how many groups it has, how many each takes, and who decides who is where. */
export function useSetWords() {
  const { t } = useTranslation('groups');
  const { language } = useLanguage();
  return ({ groups, mostMembers, choice }: GroupSet): string =>
    [
      t('groups', { count: groups }),
      t('upTo', { count: mostMembers }),
      choice === null
        ? t('byTeacher')
        : choice.closesAt === null
          ? t('byChoice')
          : t('byChoiceUntil', { when: formatMinute(choice.closesAt, language) }),
    ].join(' · ');
}
