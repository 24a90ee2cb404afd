import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';

/** What the daily review asks today; nothing where it asks nothing, or is off. */
export function ToReview({ count }: { count: number }) {
  const { t } = useTranslation('progress');
  if (count === 0) return null;
  return (
    <Card as="section" aria-labelledby="to-review" py={{ base: '4', md: '4' }}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Box>
          <Heading as="h2" size="md" id="to-review">
            {t('toReview.title')}
          </Heading>
          <Text color="fg.muted">{t('toReview.due', { count })}</Text>
        </Box>
        <ButtonLink to={`${paths.quizzes}?view=review`} variant="outline">
          {t('toReview.begin')}
        </ButtonLink>
      </Flex>
    </Card>
  );
}
