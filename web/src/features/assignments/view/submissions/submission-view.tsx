import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { assignmentQueries } from '#web/blocks/assignment/queries.ts';
import type { AssignmentPage, OwnSubmission } from '#web/blocks/assignment/types.ts';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import { SubmittedFiles } from '#web/components/assignment/submitted-files.tsx';
import { CommentedText } from '#web/components/comments/commented-text.tsx';
import { pinsOver } from '#web/components/comments/file-pins.tsx';
import { inOrder } from '#web/components/comments/in-order.ts';
import type { NumberedComment } from '#web/components/comments/types.ts';
import { oneBefore } from '#web/components/comparison/one-before.ts';
import { Card } from '#web/components/ui/card.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../../texts.ts';
import { Feedback } from './feedback.tsx';
import { Receipt } from './receipt.tsx';

// What few of those who come here see comes with it.
const LookRequest = lazy(async () => ({
  default: (await import('./look-request.tsx')).LookRequest,
}));
const CompareOwn = lazy(() => import('./compare-own.tsx'));
const ReviewsShown = lazy(() => import('../../peers/reviews-shown.tsx'));

type Props = {
  page: AssignmentPage;
  number: number;
  /** It has just been handed in. */
  isNew: boolean;
};

/** What was handed in, as it was: text, files, and how its writer marked it. */
function Content({
  page,
  submission,
  comments,
  onLinkEnded,
}: {
  page: AssignmentPage;
  submission: OwnSubmission;
  comments: readonly NumberedComment[];
  onLinkEnded: () => void;
}) {
  const { t } = useTranslation('assignments');
  const { text, files, links, selfAssessment } = submission;
  const { courseId, assignmentId, marking } = page;
  const before = oneBefore(page.submissions, submission.number);
  return (
    <>
      {before && (
        <Suspense>
          <CompareOwn
            before={{ courseId, assignmentId, number: before.number }}
            submission={submission}
          />
        </Suspense>
      )}
      {text && (
        <Card as="section" aria-labelledby="submitted-text">
          <Heading as="h3" size="lg" mb="3" id="submitted-text">
            {t('submissions.text')}
          </Heading>
          <CommentedText document={text} links={[]} comments={comments} />
        </Card>
      )}
      {files.length > 0 && (
        <Box as="section" aria-labelledby="submitted-files">
          <Heading as="h3" size="lg" mb="1" id="submitted-files">
            {t('receipt.files')}
          </Heading>
          <SubmittedFiles
            files={files}
            links={links}
            onLinkEnded={onLinkEnded}
            drawOver={pinsOver({ comments })}
          />
        </Box>
      )}
      {marking.by === 'rubric' && selfAssessment.length > 0 && (
        <Box as="section" aria-labelledby="submitted-self">
          <Heading as="h3" size="lg" mb="1" id="submitted-self">
            {t('self.yours')}
          </Heading>
          <RubricView rubric={marking.rubric} choices={selfAssessment} as="h4" />
        </Box>
      )}
    </>
  );
}

/** One of one's own submissions: what came back for it first, then what it was, and its receipt. */
export function SubmissionView({ page, number, isNew }: Props) {
  const { t } = useTranslation('assignments');
  const { local } = useLanguage();
  const { courseId, assignmentId, marking, submissions } = page;
  const ids = { courseId, assignmentId, number };
  const { data: submission, error, refetch } = useQuery(assignmentQueries.submission(ids));
  const comments = inOrder(
    submission?.feedback?.comments ?? [],
    submission?.files.map(({ mediaId }) => mediaId) ?? [],
  );
  const receipt = submissions.find((one) => one.number === number);
  return (
    <Flex direction="column" gap="6">
      {submission?.feedback && (
        <Feedback
          ids={ids}
          feedback={submission.feedback}
          comments={comments}
          files={submission.files}
          links={submission.links}
          onLinkEnded={() => void refetch()}
          marking={marking}
          selfAssessment={submission.selfAssessment}
        />
      )}
      {submission && (submission.look ?? (submission.canAskLook || submission.looksUntil)) && (
        <Suspense>
          <LookRequest ids={ids} {...submission} />
        </Suspense>
      )}
      {submission && submission.reviews.length > 0 && (
        <Suspense>
          <ReviewsShown reviews={submission.reviews} page={page} />
        </Suspense>
      )}
      {receipt && (
        <Receipt
          receipt={receipt}
          title={local(page.title).text}
          course={local(page.courseTitle).text}
          isNew={isNew}
        />
      )}
      {submission ? (
        <Content
          page={page}
          submission={submission}
          comments={comments}
          onLinkEnded={() => void refetch()}
        />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton h="12rem" borderRadius="l3" role="status" aria-label={t('loading')} />
      )}
    </Flex>
  );
}
