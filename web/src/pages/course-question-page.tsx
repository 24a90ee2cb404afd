import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/screens.ts';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { QuestionEditor } from '#web/features/banks/editor/question-editor.tsx';
import '#web/features/banks/editor/texts.ts';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import { OwnCourse } from './own-course.tsx';

/** A question of a course's bank, for those who teach it. */
export default function CourseQuestionPage() {
  const { courseId = '', questionId = '' } = useParams();
  const [params] = useSearchParams();
  const { t } = useTranslation('questionEditor');
  const { pick, dialog } = useMediaPicker({ courseId });
  return (
    <OwnCourse
      courseId={courseId}
      title={t('title')}
      above={
        <Crumbs
          places={[{ label: t('all'), to: `${paths.courseQuestions(courseId)}?${params}` }]}
        />
      }
      loading={t('loading')}
    >
      {() => (
        <>
          <QuestionEditor
            bankId={courseId}
            questionId={questionId}
            pickMedia={pick}
            addressOf={(id) => paths.courseQuestion(courseId, id)}
          />
          {dialog}
        </>
      )}
    </OwnCourse>
  );
}
