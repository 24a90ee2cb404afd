import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatAge } from '#web/lib/i18n/format-age.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useMarkWords } from '../list/use-mark-words.ts';
import { GoesTo } from '../markers/goes-to.tsx';
import { submissionPath } from '../review-path.ts';
import { SubmissionBadges } from '../submission-badges.tsx';
import '../texts.ts';
import type { SubmissionRow } from '../types.ts';
import { useSubmitterName } from '../use-submitter-name.ts';

/** A submission on the board: whose it is, what is unusual about it, and how it stands; the way to it goes on in its column. */
export function BoardCard({ courseId, row }: { courseId: string; row: SubmissionRow }) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const nameOf = useSubmitterName();
  const markWords = useMarkWords();
  const { submissionId, state, submittedAt, releasedAt, isRead, markers } = row;
  // In the lists what is planned stands with what is released.
  const list = state === 'marked' && releasedAt !== null ? 'released' : state;
  const said = {
    submitted: t('board.waits', { age: formatAge(submittedAt, language) }),
    returned: t('board.submitted', { when: formatMinute(submittedAt, language) }),
    marked:
      releasedAt === null
        ? markWords(row)
        : `${markWords(row)} · ${t('comesOn', { when: formatMinute(releasedAt, language) })}`,
    released: `${markWords(row)} · ${t(isRead ? 'feedback.read' : 'feedback.unread')}`,
  }[state];
  return (
    <Box as="li" bg="bg.panel" borderWidth="1px" borderRadius="l2" p="3" overflowWrap="anywhere">
      <TitleLink to={submissionPath(submissionId, { all: false, list, from: null })}>
        {nameOf(row)}
      </TitleLink>
      <SubmissionBadges row={row} />
      <Text textStyle="sm" color="fg.muted" mt="1">
        {said}
      </Text>
      <GoesTo courseId={courseId} userIds={markers} />
    </Box>
  );
}
