import { useTranslation } from 'react-i18next';
import { PlaceTabs } from '#web/components/ui/place-tabs.tsx';
import { type ReviewView, reviewPath, reviewViews } from '#web/course/quiz-review-path.ts';
import './texts.ts';
import type { QuizIds } from './types.ts';

type Props = { ids: QuizIds; view: ReviewView };

/** The ways to the parts of a quiz's review. */
export function ReviewTabs({ ids, view }: Props) {
  const { t } = useTranslation('attempts');
  return (
    <PlaceTabs
      label={t('views.label')}
      current={view}
      places={reviewViews.map((name) => ({
        name,
        words: t(`views.${name}`),
        to: reviewPath({ course: ids.courseId, quiz: ids.quizId, view: name }),
      }))}
    />
  );
}
