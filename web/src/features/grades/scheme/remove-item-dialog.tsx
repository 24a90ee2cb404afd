import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import type { Book, BookItem } from '../types.ts';
import { PreviewTable } from './preview-table.tsx';
import { schemeQueries } from './queries.ts';
import './texts.ts';
import { useSchemePreview } from './use-scheme-preview.ts';

type Props = { courseId: string; book: Book; item: BookItem; onClose: () => void };

/** Asks before an item that no lesson stands for is deleted, and shows whose total that changes. */
export default function RemoveItemDialog({ courseId, book, item, onClose }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { local } = useLanguage();
  const left = book.items.filter(({ itemId }) => itemId !== item.itemId);
  const preview = useSchemePreview(courseId, book, { ...book, items: left });
  const remove = useWrite('grades.removeItem', {
    meta: { invalidates: [schemeQueries.all(courseId)], success: t('manual.removed') },
    onSuccess: onClose,
  });
  return (
    <Modal
      title={t('manual.removeOf', { title: local(item.title).text })}
      place="wide"
      onClose={onClose}
    >
      <Text mb="5">{t('manual.removeText')}</Text>
      <PreviewTable preview={preview} />
      <Flex gap="3" wrap="wrap" mt="5">
        <Button
          variant="error"
          disabled={remove.isPending || !preview.isWhole}
          onClick={() => remove.mutate({ params: { courseId }, body: { itemId: item.itemId } })}
        >
          {t('manual.remove')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Flex>
    </Modal>
  );
}
