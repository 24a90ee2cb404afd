import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import '../texts.ts';
import type { QuizIds } from '../types.ts';

/** The way from the times that hold for everybody to those of single people. */
export default function SinglePeople({ ids }: { ids: QuizIds }) {
  const { t } = useTranslation('attempts');
  return (
    <Text textStyle="sm" color="fg.muted" maxW="56ch">
      {t('access.apart')}{' '}
      <TextLink to={reviewPath({ course: ids.courseId, quiz: ids.quizId, view: 'controls' })}>
        {t('views.controls')}
      </TextLink>
    </Text>
  );
}
