import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useLeaving } from './use-leaving.ts';
import '../texts.ts';

/** Asks before somebody leaves a form whose changes are not saved: by a link, by Back, or by closing the page. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation(['common', 'parts']);
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  useLeaving(unsaved, (go) => setLeave({ go }));
  if (!leave) return null;
  const stay = () => setLeave(null);
  return (
    <Modal title={t('parts:leaving.title')} onClose={stay}>
      <Text mb="5">{t('parts:leaving.text')}</Text>
      <Flex gap="3" wrap="wrap">
        <Button onClick={stay}>{t('parts:leaving.stay')}</Button>
        <Button
          variant="outline"
          onClick={() => {
            stay();
            leave.go();
          }}
        >
          {t('parts:leaving.go')}
        </Button>
      </Flex>
    </Modal>
  );
}
