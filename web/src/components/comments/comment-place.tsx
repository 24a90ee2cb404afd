import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import './texts.ts';
import { goToPlace, type NumberedComment } from './types.ts';

type Props = {
  comment: Pick<NumberedComment, 'commentId' | 'number' | 'anchor'>;
  /** Where it is, in words. */
  where: string;
};

/** Where a comment is: its number, the words that it is about, and the way there. */
export function CommentPlace({ comment, where }: Props) {
  const { t } = useTranslation('comments');
  const { number, anchor } = comment;
  const quote = 'quote' in anchor ? anchor.quote : '';
  return (
    <>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" minW="0" flex="1">
          {t('numbered', { number, where })}
        </Text>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('toPlaceOf', { number })}
          onClick={() => goToPlace(comment)}
        >
          {t('toPlace')}
        </Button>
      </Flex>
      {quote !== '' && (
        <chakra.blockquote
          textStyle="sm"
          borderInlineStartWidth="3px"
          borderColor="border.emphasized"
          ps="3"
          mb="1"
          overflowWrap="anywhere"
        >
          {quote}
        </chakra.blockquote>
      )}
    </>
  );
}
