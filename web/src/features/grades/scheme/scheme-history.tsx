import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { usualGrading } from '#shared/grading/book.ts';
import { Button } from '#web/components/ui/button.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Book, SchemeChange } from '../types.ts';
import { fieldOf, type Fields, undoing } from './draft.ts';
import './texts.ts';
import { useSchemeWords } from './use-scheme-words.ts';

type Props = { book: Book; onUndo: (fields: Partial<Fields>) => void };

/** Who changed how a course counts, when, and from what to what; each change can be taken back, which is one itself. */
export default function SchemeHistory({ book, onUndo }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { language } = useLanguage();
  const words = useSchemeWords(book);
  const { changes = [] } = book;
  const linesOf = (change: SchemeChange) => {
    const { from, to, items } = change;
    const before: Partial<Fields> = { ...(from ?? usualGrading) };
    const after: Partial<Fields> = { ...to };
    for (const item of items) {
      before[fieldOf(item.itemId)] = item.from;
      after[fieldOf(item.itemId)] = item.to;
    }
    return (Object.keys(undoing(change, book)) as (keyof Fields)[]).map((name) =>
      t('history.line', {
        name: words.nameOf(name),
        from: words.wordsOf(name, before),
        to: words.wordsOf(name, after),
      }),
    );
  };
  if (changes.length === 0) return null;
  return (
    <Box as="section" mt="12" aria-labelledby="scheme-history">
      <Heading as="h2" size="2xl" mb="3" id="scheme-history">
        {t('history.title')}
      </Heading>
      <Box as="ol" listStyleType="none">
        {changes.map((change) => {
          const when = formatMinute(change.at, language);
          return (
            <Flex
              as="li"
              key={change.version}
              py="3"
              borderTopWidth="1px"
              gap="3"
              wrap="wrap"
              justify="space-between"
            >
              <Box flex="1 1 16rem" minW="0">
                {linesOf(change).map((line) => (
                  <Text key={line} overflowWrap="anywhere">
                    {line}
                  </Text>
                ))}
                <Text textStyle="sm" color="fg.muted">
                  {t('history.by', { name: change.by.name || t('preview.nameless'), when })}
                </Text>
              </Box>
              <Button
                size="sm"
                variant="outline"
                alignSelf="flex-start"
                aria-label={t('history.undoOf', { when })}
                onClick={() => onUndo(undoing(change, book))}
              >
                {t('history.undo')}
              </Button>
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}
