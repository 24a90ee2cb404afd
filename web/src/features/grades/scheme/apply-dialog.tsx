import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import type { Book } from '../types.ts';
import { bookWith, type Fields, type Saved } from './draft.ts';
import { PreviewTable } from './preview-table.tsx';
import './texts.ts';
import { useApply } from './use-apply.ts';
import { useSchemePreview } from './use-scheme-preview.ts';
import { useSchemeWords } from './use-scheme-words.ts';

type Props = {
  courseId: string;
  book: Book;
  base: Saved;
  changes: Partial<Fields>;
  onTaken: (fields: Partial<Fields>) => void;
  onSaved: () => void;
  onClose: () => void;
};

/** What a draft does to everybody, before it is applied. */
export default function ApplyDialog(props: Props) {
  const { courseId, book, base, changes, onTaken, onSaved, onClose } = props;
  const { t } = useTranslation(['gradeScheme', 'errors']);
  const fields: Fields = { ...base, ...changes };
  const preview = useSchemePreview(courseId, book, bookWith(book, fields));
  const words = useSchemeWords(book);
  const { conflict, error, save, settle, isPending } = useApply({
    courseId,
    base,
    success: t('applied'),
    onSaved,
    onTaken,
  });
  return (
    <Modal title={t('preview.title')} place="wide" onClose={onClose}>
      <Flex direction="column" gap="5">
        {error !== null && <Notice kind="error">{t(`errors:${errorKey(error)}`)}</Notice>}
        {conflict && (
          <ConflictNotice
            places={conflict.names.map((name) => ({
              key: name,
              name: words.nameOf(name),
              mine: words.wordsOf(name, conflict.mine, fields.categories),
              theirs: words.wordsOf(name, conflict.theirs),
            }))}
            onSettle={(choices) => void settle(choices)}
          />
        )}
        <Text>{t('preview.text')}</Text>
        <PreviewTable preview={preview} />
        <Flex gap="3" wrap="wrap">
          <Button
            variant="primary"
            disabled={isPending || !preview.isWhole || conflict !== null}
            onClick={() => void save(changes)}
          >
            {t('apply')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('goOn')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
