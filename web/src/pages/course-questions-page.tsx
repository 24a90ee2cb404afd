import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/screens.ts';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { BankView } from '#web/features/banks/bank-view.tsx';
import '#web/features/banks/texts.ts';
import { OwnCourse } from './own-course.tsx';

/** The questions of a course, for those who teach it. */
export default function CourseQuestionsPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('banks');
  const send = async (file: File) => {
    // Uploads are large, and their words too: they come with the first picture.
    const { sendInWords } = await import('#web/features/media/send-in-words.ts');
    return sendInWords(courseId, file);
  };
  return (
    <OwnCourse courseId={courseId} title={t('title')} lead={t('lead')} loading={t('loading')}>
      {() => (
        <BankView
          bankId={courseId}
          takesFiles
          addressOf={(questionId) => paths.courseQuestion(courseId, questionId)}
          send={send}
          ways={<TextLink to={paths.ownQuestions}>{t('dialog.ownBank')}</TextLink>}
        />
      )}
    </OwnCourse>
  );
}
