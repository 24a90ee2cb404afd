import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/screens.ts';
import { BankFiles } from '#web/features/banks/bank-files.tsx';
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
  const send = async (file: File) => {
    // Uploads are large, and their words too: they come with the first picture.
    const { sendInWords } = await import('#web/features/media/send-in-words.ts');
    return sendInWords(courseId, file);
  };
  return (
    <OwnCourse courseId={courseId} title={t('title')} lead={t('lead')} loading={t('loading')}>
      {() => (
        <>
          <Flex gap="3" wrap="wrap" mb="6">
            <NewQuestion bankId={courseId} addressOf={addressOf} />
            <BankFiles bankId={courseId} send={send} />
          </Flex>
          <QuestionFilters bankId={courseId} />
          <QuestionList bankId={courseId} addressOf={addressOf} />
        </>
      )}
    </OwnCourse>
  );
}
