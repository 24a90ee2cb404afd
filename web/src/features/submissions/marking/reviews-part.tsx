import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { reviewsIn } from '#shared/grading/peers.ts';
import { ReadReview } from '#web/components/peer-reviews/read-review.tsx';
import '#web/components/peer-reviews/texts.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { SubmissionWork } from '../types.ts';

/** How many reviews are still to come, or came too late for the mark that two agreed on; nothing where they are advice. */
function useTiming({
  reviews,
  percentOfReviews,
  state,
  marking,
  double,
}: Pick<SubmissionWork, 'reviews' | 'percentOfReviews' | 'state' | 'marking' | 'double'>) {
  const { t } = useTranslation('peerReviews');
  if (percentOfReviews === 0 || state === 'returned') return null;
  if (state === 'submitted') {
    const count = reviews.filter((one) => one.state === 'open').length;
    return count === 0 ? null : t('marker.outstanding', { count });
  }
  // What is being marked again counts what there is by now; where one person marks, the fields say it.
  if (marking?.state !== 'ready' || double === null) return null;
  const delivered = reviews.filter(({ points }) => points !== null).length;
  const count = delivered - reviewsIn(marking.adjustments).length;
  return count <= 0 ? null : t('marker.uncounted', { count });
}

/** What classmates said of a work, with who they are as far as who marks may know. */
export default function ReviewsPart({ work }: { work: SubmissionWork }) {
  const { reviews, percentOfReviews: percent, marks } = work;
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  const timing = useTiming(work);
  return (
    <>
      {timing && <Notice kind="warning">{timing}</Notice>}
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
    </>
  );
}
