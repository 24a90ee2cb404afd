import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { assignmentQueries, inAddress } from '#web/blocks/assignment/queries.ts';
import type { AssignmentPage, OwnSubmission, SubmissionIds } from '#web/blocks/assignment/types.ts';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import { SubmittedFiles } from '#web/components/assignment/submitted-files.tsx';
import { CommentList } from '#web/components/comments/comment-list.tsx';
import type { NumberedComment } from '#web/components/comments/types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '../../texts.ts';
import { WorkedMark } from './worked-mark.tsx';

type Props = {
  ids: SubmissionIds;
  feedback: NonNullable<OwnSubmission['feedback']>;
  /** What was said of single places, in their order. */
  comments: readonly NumberedComment[];
  files: OwnSubmission['files'];
  links: OwnSubmission['links'];
  onLinkEnded: () => void;
  marking: AssignmentPage['marking'];
  /** What its person chose when they marked it themselves. */
  selfAssessment: OwnSubmission['selfAssessment'];
};

/** What came back for a submission: the mark and how it came to be, the rubric as it was marked, and what was written. */
export function Feedback(props: Props) {
  const { ids, feedback, comments, files, links, onLinkEnded, marking, selfAssessment } = props;
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const read = useWrite('assignments.readFeedback', {
    meta: { invalidates: [assignmentQueries.submission(ids).queryKey] },
  });
  const said = useRef<HTMLParagraphElement>(null);
  const { kind, reason, choices, comment, mark, at, readAt } = feedback;
  const hasSaid = read.isSuccess && readAt !== null;
  useEffect(() => {
    // In place of the button that was pressed stands what became of it.
    if (hasSaid) said.current?.focus();
  }, [hasSaid]);
  return (
    <Card as="section" aria-labelledby="feedback">
      <Flex justify="space-between" gap="3" wrap="wrap" align="baseline" mb="3">
        <Heading as="h3" size="lg" id="feedback">
          {t(kind === 'returned' ? 'feedback.returned' : 'feedback.title')}
        </Heading>
        <Text as="time" textStyle="sm" color="fg.muted">
          {formatMinute(at, language)}
        </Text>
      </Flex>
      <Flex direction="column" gap="5">
        {reason !== null && (
          <Text maxW="prose" overflowWrap="anywhere">
            {reason}
          </Text>
        )}
        {mark && <WorkedMark mark={mark} />}
        {comment !== '' && (
          <Box borderInlineStartWidth="3px" borderColor="fg.gold" ps="3" maxW="prose">
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {comment}
            </Text>
          </Box>
        )}
        {marking.by === 'rubric' && (
          <RubricView
            rubric={marking.rubric}
            choices={choices}
            as="h4"
            beside={{ label: t('self.chosen'), choices: selfAssessment }}
          />
        )}
        {comments.length > 0 && (
          <Box as="section" aria-labelledby="feedback-places">
            <Heading as="h4" size="md" id="feedback-places" mb="2">
              {t('feedback.comments', { count: comments.length })}
            </Heading>
            <CommentList comments={comments} files={files} />
          </Box>
        )}
        {feedback.files.length > 0 && (
          <Box as="section" aria-labelledby="feedback-files">
            <Heading as="h4" size="md" id="feedback-files" mb="2">
              {t('feedback.files', { count: feedback.files.length })}
            </Heading>
            <SubmittedFiles files={feedback.files} links={links} onLinkEnded={onLinkEnded} />
          </Box>
        )}
        <Box role="status">
          {readAt === null ? (
            <Button
              variant="outline"
              disabled={read.isPending}
              onClick={() => read.mutate({ params: inAddress(ids), body: {} })}
            >
              {t('feedback.read')}
            </Button>
          ) : (
            <Text
              color={readAt < at ? 'fg.warning' : 'fg.success'}
              ref={said}
              tabIndex={-1}
              outline="none"
            >
              {t(readAt < at ? 'feedback.readBefore' : 'feedback.readAt', {
                when: formatMinute(readAt, language),
                changed: formatMinute(at, language),
              })}
            </Text>
          )}
        </Box>
      </Flex>
    </Card>
  );
}
