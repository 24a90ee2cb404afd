import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/screens.ts';
import { NewQuestion } from '#web/features/banks/new-question.tsx';
import { QuestionFilters } from '#web/features/banks/question-filters.tsx';
import { QuestionList } from '#web/features/banks/question-list.tsx';
import '#web/features/banks/texts.ts';
import { OwnCourse } from './own-course.tsx';

/** The questions of a course, for those who teach it. */
export default function CourseQuestionsPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('banks');
  const addressOf = (questionId: string) => paths.courseQuestion(courseId, questionId);
  return (
    <OwnCourse courseId={courseId} title={t('title')} lead={t('lead')} loading={t('loading')}>
      {() => (
        <>
          <NewQuestion bankId={courseId} addressOf={addressOf} />
          <QuestionFilters bankId={courseId} />
          <QuestionList bankId={courseId} addressOf={addressOf} />
        </>
      )}
    </OwnCourse>
  );
}
