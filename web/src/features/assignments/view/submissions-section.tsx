import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import '../texts.ts';
import { OwnSubmissions } from './submissions/own-submissions.tsx';
import { SubmissionView } from './submissions/submission-view.tsx';
import { WithdrawButton } from './submissions/withdraw-button.tsx';

type Props = {
  page: AssignmentPage;
  /** The number of the one that has just been handed in; null: none was. */
  justNow: number | null;
};

/** Everything that was handed in, one of it to be read: the one that the address names, else what counts. */
export function SubmissionsSection({ page, justNow }: Props) {
  const { t } = useTranslation('assignments');
  const [params] = useSearchParams();
  const { courseId, assignmentId, submissions, counts, canWithdraw } = page;
  const asked = submissions.find(({ number }) => String(number) === params.get('submission'));
  const [newest] = submissions;
  const shown = asked?.number ?? counts ?? newest?.number;
  if (shown === undefined) return null;
  return (
    <Box as="section" aria-labelledby="own-submissions">
      <Heading as="h2" size="2xl" mb="4" id="own-submissions">
        {t('submissions.title')}
      </Heading>
      <Flex direction="column" gap="6">
        {submissions.length > 1 && <OwnSubmissions page={page} shown={shown} />}
        <SubmissionView key={shown} page={page} number={shown} isNew={shown === justNow} />
        {canWithdraw && counts !== null && (
          <Box>
            <WithdrawButton ids={{ courseId, assignmentId, number: counts }} />
          </Box>
        )}
      </Flex>
    </Box>
  );
}
