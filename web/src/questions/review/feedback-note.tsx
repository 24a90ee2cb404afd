import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import { WrittenPart } from '../written.tsx';

/** What a teacher says to an answer. */
export function FeedbackNote({ text }: { text: LocalizedRichText }) {
  const { t } = useTranslation('questions');
  return (
    <Box borderInlineStartWidth="3px" borderColor="gold.500" ps="3" mt="2">
      <Text textStyle="sm" color="fg.muted">
        {t('review.feedback')}
      </Text>
      <WrittenPart text={text} />
    </Box>
  );
}
