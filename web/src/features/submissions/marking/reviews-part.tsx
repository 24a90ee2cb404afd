import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ReadReview } from '#web/components/peer-reviews/read-review.tsx';
import '#web/components/peer-reviews/texts.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { SubmissionWork } from '../types.ts';

/** What classmates said of a work, with who they are as far as who marks may know. */
export default function ReviewsPart({
  work: { reviews, percentOfReviews: percent, marks },
}: {
  work: SubmissionWork;
}) {
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  return (
    <chakra.details borderTopWidth="1px" py="4">
      <chakra.summary cursor="pointer" fontWeight="semibold">
        {t('marker.title')}
      </chakra.summary>
      <Text textStyle="sm" color="fg.muted" mt="2">
        {percent === 0 ? t('marker.advice') : t('marker.counts', { percent })}
      </Text>
      {reviews.map(({ reviewer, alias, state, dueAt, review }) => (
        <Box key={alias} as="section" borderTopWidth="1px" py="3" mt="3" aria-label={alias}>
          <Text fontWeight="semibold">
            {reviewer === null
              ? t('list.anonymous', { alias })
              : reviewer.name || t('list.nameless')}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {t(`marker.${state}`, { when: formatMinute(dueAt, language) })}
          </Text>
          {review && <ReadReview review={review} marking={marks} />}
          {state === 'delivered' && !review && <Text>{t('marker.gone')}</Text>}
        </Box>
      ))}
    </chakra.details>
  );
}
