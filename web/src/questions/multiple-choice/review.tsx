import { useTranslation } from 'react-i18next';
import { OptionRows } from '../review/option-rows.tsx';
import { feedbackOf, verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { useWeightWords } from '../review/use-weight-words.ts';
import { WrittenPart } from '../written.tsx';

export function MultipleChoiceReview({ asked, given, review }: ReviewProps<'multipleChoice'>) {
  const { t } = useTranslation('questions');
  const wordsOf = useWeightWords();
  const keyWords = (id: string) => {
    const known = review.key?.options.find((one) => one.id === id);
    if (known === undefined) return null;
    if (known.weight !== null) return wordsOf(known.weight);
    return known.isRight ? t('review.isRight') : null;
  };
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      <OptionRows
        options={asked.options.map(({ id, text }) => ({
          id,
          text: <WrittenPart text={text} />,
          isChosen: given?.choices.includes(id) ?? false,
          verdict: verdictOf(review, id),
          keyWords: keyWords(id),
          feedback: feedbackOf(review, id),
        }))}
      />
    </ReviewFrame>
  );
}
