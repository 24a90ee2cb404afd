import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { ManagedUser } from '../types.ts';
import './texts.ts';

/** Whether somebody may come in, and whether they want to be, or will be, erased. */
export function StatusBadge({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const { language } = useLanguage();
  return (
    <>
      <Badge size="lg" colorPalette={user.status === 'active' ? 'green' : 'red'}>
        {t(`status.${user.status}`)}
      </Badge>
      {user.erasureDueAt !== null ? (
        <Badge size="lg" colorPalette="red" ms="2">
          {t('leavesOn', { date: formatDate(user.erasureDueAt, language) })}
        </Badge>
      ) : (
        user.deletionRequestedAt !== null && (
          <Badge size="lg" colorPalette="orange" ms="2">
            {t('wantsDeletion')}
          </Badge>
        )
      )}
    </>
  );
}
