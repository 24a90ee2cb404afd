import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { ownReviewSchema } from '#shared/schemas/peer-reviews.ts';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';

type Props = {
  assignmentId: string;
  title: string;
  reviews: readonly z.infer<typeof ownReviewSchema>[];
  /** Whether groups handed in what is reviewed. */
  ofGroups: boolean;
};

/** What somebody is to review for an assignment, or has reviewed, each with the way to it. */
export default function ReviewLinks({ assignmentId, title, reviews, ofGroups }: Props) {
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  return (
    <Box as="ul" listStyleType="none" aria-label={t('links.title')}>
      {reviews.map(({ taskId, number, dueAt, state }) => (
        <Text as="li" key={taskId} textStyle="sm" overflowWrap="anywhere">
          {state === 'passedOn' ? (
            t(ofGroups ? 'links.groupWork' : 'links.work', { number })
          ) : (
            <TextLink
              to={`${paths.assignment(assignmentId)}?review=${taskId}`}
              aria-label={t(ofGroups ? 'links.groupWorkOf' : 'links.workOf', { number, title })}
            >
              {t(ofGroups ? 'links.groupWork' : 'links.work', { number })}
            </TextLink>
          )}
          {' – '}
          {t(`links.${state}`, { when: formatMinute(dueAt, language) })}
        </Text>
      ))}
    </Box>
  );
}
