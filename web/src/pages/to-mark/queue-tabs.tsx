import { useTranslation } from 'react-i18next';
import { PlaceTabs } from '#web/components/ui/place-tabs.tsx';
import './texts.ts';
import { paths } from '#web/lib/paths.ts';

/** The ways between what waits to be marked of assignments and of quizzes. */
export function QueueTabs({ current }: { current: 'assignments' | 'quizzes' }) {
  const { t } = useTranslation('toMark');
  return (
    <PlaceTabs
      label={t('tabs')}
      current={current}
      places={[
        { name: 'assignments', words: t('assignments'), to: paths.assignmentReview },
        { name: 'quizzes', words: t('quizzes'), to: paths.quizReview },
      ]}
    />
  );
}
