import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { accountQueries } from '../queries.ts';
import './texts.ts';

/** A change of somebody's account. What refuses it is told in the panel, and what they are now is read again. */
export function useUserWrite<
  Id extends
    | 'accounts.setRoles'
    | 'accounts.setStatus'
    | 'accounts.orderErasure'
    | 'accounts.cancelErasure',
>(id: Id, userId: string, success: string, onSuccess?: () => void) {
  const { t } = useTranslation(['users', 'errors']);
  const client = useQueryClient();
  const write = useWrite(id, {
    meta: { invalidates: [['accounts', 'users']], success, handles: 'all' },
    ...(onSuccess && { onSuccess }),
    onError: () =>
      void client.invalidateQueries({ queryKey: accountQueries.user(userId).queryKey }),
  });
  const key = write.error === null ? null : errorKey(write.error);
  const problem =
    key === null ? null : key === 'last_admin' ? t('notYourself') : t(`errors:${key}`);
  return { ...write, problem };
}
