import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import '../texts.ts';

type Props = { lines: string[]; onYes: (lines: string[]) => void; onClose: () => void };

/** The most lines that become lessons at once: each is a request of its own. */
const most = 60;

/** Asks before a pasted list becomes a module and its lessons. */
export function PasteDialog({ lines, onYes, onClose }: Props) {
  const { t } = useTranslation('structure');
  const [title = '', ...lessons] = lines.slice(0, most + 1);
  const left = lines.length - 1 - lessons.length;
  return (
    <Modal title={t('paste.title')} onClose={onClose}>
      <Text mb="3">{t('paste.text', { title, count: lessons.length })}</Text>
      <Box as="ol" ps="6" mb="4" maxH="40dvh" overflowY="auto" tabIndex={0}>
        {lessons.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </Box>
      {left > 0 && <Text mb="4">{t('paste.left', { count: left })}</Text>}
      <Flex gap="3" wrap="wrap">
        <Button autoFocus onClick={() => onYes([title, ...lessons])}>
          {t('paste.yes', { count: lessons.length })}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Flex>
    </Modal>
  );
}
