import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { mostOfWork } from '#shared/grading/marked-work.ts';
import { lateAdjustment } from '#shared/grading/late.ts';
import { CheckLine } from '#web/components/form/check-line.tsx';
import { useLateWords } from '#web/components/assignment/use-late-words.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';

type Props = {
  work: Pick<SubmissionWork, 'marks' | 'late' | 'due' | 'submittedAt'>;
  /** What was earned, and what reviews by classmates made of it; null: something of it waits. */
  points: number | null;
  isWaived: boolean;
  onWaive: (isWaived: boolean) => void;
};

/** What being late costs, step by step, and the box by which it costs nothing; nothing where it costs nothing anyway. */
export function LatePart({ work, points, isWaived, onWaive }: Props) {
  const { t } = useTranslation('submissions');
  const words = useLateWords();
  const id = useId();
  const most = mostOfWork({ marking: work.marks });
  const late = lateAdjustment(
    work.late,
    {
      dueAt: work.due.at === null ? null : Date.parse(work.due.at),
      submittedAt: Date.parse(work.submittedAt),
    },
    { points: points ?? most, most },
  );
  if (late === null) return null;
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" py="4">
      <Heading as="h3" size="md" id={id} mb="1">
        {t('late.title')}
      </Heading>
      <Box {...(isWaived && { textDecoration: 'line-through', color: 'fg.muted' })}>
        {points === null ? (
          <Text>{words.cost(late)}</Text>
        ) : (
          words.worked(late).map((sentence) => <Text key={sentence}>{sentence}</Text>)
        )}
      </Box>
      <CheckLine
        line={{ mt: '2' }}
        checked={isWaived}
        onChange={({ target }) => onWaive(target.checked)}
      >
        {t('late.waive')}
      </CheckLine>
    </Box>
  );
}
