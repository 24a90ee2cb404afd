import { useTranslation } from 'react-i18next';
import { Modal } from '#web/components/ui/modal.tsx';
import '../texts.ts';
import { MarkingKeyList } from './marking-key-list.tsx';

/** Lists the keys with which a queue is marked. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('submissions');
  return (
    <Modal reads title={t('keys.title')} onClose={onClose}>
      <MarkingKeyList />
    </Modal>
  );
}
