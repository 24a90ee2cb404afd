import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import '../texts.ts';

type Props = {
  lines: string[];
  /** The rows that they become: a module with lessons, or lessons of a module that is there. */
  as: 'module' | 'lessons';
  onYes: (lines: string[]) => void;
  onClose: () => void;
};

/** The most lines that become lessons at once: each is a request of its own. */
const most = 60;

/** Asks before a pasted list becomes lessons, alone or with a module. */
export function PasteDialog({ lines, as, onYes, onClose }: Props) {
  const { t } = useTranslation('structure');
  const heads = as === 'module' ? lines.slice(0, 1) : [];
  const lessons = lines.slice(heads.length, heads.length + most);
  const left = lines.length - heads.length - lessons.length;
  const count = lessons.length;
  return (
    <Modal title={t('paste.title')} onClose={onClose}>
      <Text mb="3">
        {as === 'module'
          ? t('paste.text', { title: heads[0], count })
          : t('paste.lessons', { count })}
      </Text>
      <Box as="ol" ps="6" mb="4" maxH="40dvh" overflowY="auto" tabIndex={0}>
        {lessons.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </Box>
      {left > 0 && <Text mb="4">{t('paste.left', { count: left })}</Text>}
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => onYes([...heads, ...lessons])}>
          {t(as === 'module' ? 'paste.yes' : 'paste.yesLessons', { count })}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Flex>
    </Modal>
  );
}
