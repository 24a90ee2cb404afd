import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { OwnQuizzes } from '#web/features/quizzes/list/own-quizzes.tsx';
import '#web/features/quizzes/list/texts.ts';

export default function QuizzesPage() {
  const { t } = useTranslation('ownQuizzes');
  return (
    <PageBody>
      <PageHeading title={t('title')} lead={t('lead')} />
      <OwnQuizzes />
    </PageBody>
  );
}
