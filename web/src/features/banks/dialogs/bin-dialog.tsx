import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import '../texts.ts';

type Props = { count: number; onYes: () => void; onClose: () => void };

/** Asks before questions go to the trash: a published quiz that names one of them can no longer be started. */
export function BinDialog({ count, onYes, onClose }: Props) {
  const { t } = useTranslation('banks');
  return (
    <ConfirmDialog
      title={t('dialog.binTitle', { count })}
      text={t('dialog.binText', { count })}
      yes={t('bulk.bin')}
      no={t('dialog.cancel')}
      pending={false}
      onYes={onYes}
      onClose={onClose}
    />
  );
}
