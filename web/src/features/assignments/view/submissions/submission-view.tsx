import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { assignmentQueries } from '#web/blocks/assignment/queries.ts';
import type { AssignmentPage, OwnSubmission } from '#web/blocks/assignment/types.ts';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import { SubmittedFiles } from '#web/components/assignment/submitted-files.tsx';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../../texts.ts';
import { Feedback } from './feedback.tsx';
import { Receipt } from './receipt.tsx';

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
  onLinkEnded,
}: {
  page: AssignmentPage;
  submission: OwnSubmission;
  onLinkEnded: () => void;
}) {
  const { t } = useTranslation('assignments');
  const { text, files, links, selfAssessment } = submission;
  const { marking } = page;
  return (
    <>
      {text && (
        <Card as="section" aria-labelledby="submitted-text">
          <Heading as="h3" size="lg" mb="3" id="submitted-text">
            {t('submissions.text')}
          </Heading>
          <RichText document={text} links={[]} />
        </Card>
      )}
      {files.length > 0 && (
        <Box as="section" aria-labelledby="submitted-files">
          <Heading as="h3" size="lg" mb="1" id="submitted-files">
            {t('receipt.files')}
          </Heading>
          <SubmittedFiles files={files} links={links} onLinkEnded={onLinkEnded} />
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
  const receipt = submissions.find((one) => one.number === number);
  return (
    <Flex direction="column" gap="6">
      {submission?.feedback && (
        <Feedback ids={ids} feedback={submission.feedback} marking={marking} />
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
        <Content page={page} submission={submission} onLinkEnded={() => void refetch()} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton h="12rem" borderRadius="l3" role="status" aria-label={t('loading')} />
      )}
    </Flex>
  );
}
