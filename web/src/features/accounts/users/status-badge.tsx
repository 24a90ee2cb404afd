import { Badge } from '@chakra-ui/react/badge';
import { useTranslation } from 'react-i18next';
import type { ManagedUser } from '../types.ts';
import './texts.ts';

/** Whether somebody may come in, and whether they want to be deleted. */
export function StatusBadge({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  return (
    <>
      <Badge size="lg" colorPalette={user.status === 'active' ? 'green' : 'red'}>
        {t(`status.${user.status}`)}
      </Badge>
      {user.deletionRequestedAt !== null && (
        <Badge size="lg" colorPalette="orange" ms="2">
          {t('wantsDeletion')}
        </Badge>
      )}
    </>
  );
}
