import { useTranslation } from 'react-i18next';
import { OptionRows } from '../review/option-rows.tsx';
import { verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';

export function TrueFalseReview({ asked, given, review }: ReviewProps<'trueFalse'>) {
  const { t } = useTranslation('questions');
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      <OptionRows
        options={[true, false].map((value) => ({
          id: String(value),
          text: t(`truth.${value}`),
          isChosen: given?.isTrue === value,
          verdict: verdictOf(review, null),
          keyWords: review.key?.isTrue === value ? t('review.isRight') : null,
        }))}
      />
    </ReviewFrame>
  );
}
