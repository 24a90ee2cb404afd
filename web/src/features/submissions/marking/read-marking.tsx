import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import { useLateWords } from '#web/components/assignment/use-late-words.ts';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';

/** A marking that is not changed here any more: another submission counts, or its person has it back. */
export function ReadMarking({ work: { marks, marking } }: { work: SubmissionWork }) {
  const { t } = useTranslation('submissions');
  const words = usePointWords();
  const lateWords = useLateWords();
  if (marking === null) return <Text color="fg.muted">{t('marking.none')}</Text>;
  const { choices, earned, adjustments, total, comment } = marking;
  return (
    <>
      {marks.by === 'rubric' && <RubricView rubric={marks.rubric} choices={choices} />}
      {adjustments.flatMap((late) =>
        lateWords.worked(late).map((sentence) => <Text key={sentence}>{sentence}</Text>),
      )}
      <Text fontWeight="semibold" mt="3">
        {total === null ? t('marking.unfinished') : words.earned(total, earned.most)}
      </Text>
      {comment !== '' && (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" mt="3">
          {comment}
        </Text>
      )}
    </>
  );
}
