import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { FieldName } from './course-fields.ts';
import { useFieldWords } from './use-field-words.ts';
import type { Conflict } from './use-save-course.ts';

type Props = { conflict: Conflict; onTake: (name: FieldName) => void };

/** What somebody else saved where the form says otherwise, with the way to take it. */
export function ConflictNotice({ conflict, onTake }: Props) {
  const { t } = useTranslation('courses');
  const wordsOf = useFieldWords();
  return (
    <Notice kind="error">
      <Text fontWeight="semibold">{t('conflict.title')}</Text>
      <Text mb="4">{t('conflict.text')}</Text>
      <Flex as="ul" direction="column" gap="4" listStyleType="none" mb="4">
        {conflict.names.map((name) => {
          const field = t(`fields.${name}`);
          return (
            <Box as="li" key={name}>
              <Text fontWeight="medium">{field}</Text>
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere" mb="2">
                {t('conflict.theirs')}: {wordsOf(name, conflict.theirs)}
              </Text>
              <Button size="sm" variant="outline" onClick={() => onTake(name)}>
                {t('conflict.take', { field })}
              </Button>
            </Box>
          );
        })}
      </Flex>
      <Button size="sm" variant="secondary" type="submit">
        {t('conflict.keep')}
      </Button>
    </Notice>
  );
}
