import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import { SubmittedFiles } from '#web/components/assignment/submitted-files.tsx';
import { CommentList } from '#web/components/comments/comment-list.tsx';
import type { NumberedComment } from '#web/components/comments/types.ts';
import { useAdjustmentWords } from '#web/components/assignment/use-adjustment-words.ts';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';

type Props = {
  work: SubmissionWork;
  comments: readonly NumberedComment[];
  onLinkEnded: () => void;
};

/** A marking that is not changed here any more: another submission counts, or its person has it back. */
export function ReadMarking({ work, comments, onLinkEnded }: Props) {
  const { marks, marking, receipt, selfAssessment } = work;
  const { t } = useTranslation('submissions');
  const words = usePointWords();
  const worked = useAdjustmentWords();
  if (marking === null) return <Text color="fg.muted">{t('marking.none')}</Text>;
  const { choices, earned, adjustments, total, comment, files } = marking;
  return (
    <>
      {marks.by === 'rubric' && (
        <RubricView
          rubric={marks.rubric}
          choices={choices}
          beside={{ label: t('work.chosenByStudent'), choices: selfAssessment }}
        />
      )}
      {adjustments.flatMap((one) =>
        worked(one).map((sentence) => <Text key={sentence}>{sentence}</Text>),
      )}
      <Text fontWeight="semibold" mt="3">
        {total === null ? t('marking.unfinished') : words.earned(total, earned.most)}
      </Text>
      {comment !== '' && (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" mt="3">
          {comment}
        </Text>
      )}
      {comments.length > 0 && (
        <Box mt="4">
          <CommentList comments={comments} files={receipt.files} />
        </Box>
      )}
      {files.length > 0 && (
        <Box as="section" mt="4" aria-labelledby="given-files">
          <Heading as="h3" size="md" mb="2" id="given-files">
            {t('given.heading', { count: files.length })}
          </Heading>
          <SubmittedFiles files={files} links={work.links} onLinkEnded={onLinkEnded} />
        </Box>
      )}
    </>
  );
}
