import { useTranslation } from 'react-i18next';
import { KeyList } from '#web/components/ui/key-list.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import '../texts.ts';
import { markingKeys } from './marking-keys.ts';

/** Lists the keys with which a queue is marked. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('submissions');
  return (
    <Modal reads title={t('keys.title')} onClose={onClose}>
      <KeyList rows={markingKeys.map(([name, keys]) => ({ what: t(`keys.${name}`), keys }))} />
    </Modal>
  );
}
