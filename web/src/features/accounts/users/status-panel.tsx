import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ManagedUser } from '../types.ts';
import './texts.ts';
import { useUserWrite } from './use-user-write.ts';

/** Keeps somebody out, or lets them in again. */
export function StatusPanel({ user, name }: { user: ManagedUser; name: string }) {
  const { t } = useTranslation('users');
  const [asking, setAsking] = useState(false);
  const { userId, version, status } = user;
  const next = status === 'active' ? 'suspended' : 'active';
  const set = useUserWrite('accounts.setStatus', userId, t('status.saved'));
  const save = () => {
    set.mutate({ params: { userId }, body: { status: next, version } });
    setAsking(false);
  };
  return (
    <>
      {set.problem !== null && <Notice kind="error">{set.problem}</Notice>}
      <Text my="4">{t(`status.${status}Text`)}</Text>
      <Button
        variant="outline"
        disabled={set.isPending}
        onClick={() => (next === 'suspended' ? setAsking(true) : save())}
      >
        {t(next === 'suspended' ? 'status.suspend' : 'status.reactivate')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('status.suspendTitle', { name })}
          text={t('status.suspendText')}
          yes={t('status.suspendYes')}
          no={t('cancel')}
          pending={set.isPending}
          onYes={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
