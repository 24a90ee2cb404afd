import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { AssessedHead, WaysCell } from '#web/course/assessed-cells.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import '../texts.ts';
import type { CourseQuiz } from '../types.ts';
import { scheduleOf } from './schedule-of.ts';

type Props = { courseId: string; quizzes: readonly CourseQuiz[]; now: number };

/** The quizzes of a course: how each stands, who takes it, and the ways to all that is done with it. */
export function QuizTable({ courseId, quizzes, now }: Props) {
  const { t } = useTranslation('attempts');
  return (
    <DataTable aria-label={t('assessment.list')}>
      <thead>
        <tr>
          <th scope="col">{t('head.quiz')}</th>
          <th scope="col">{t('head.state')}</th>
          <th scope="col">{t('assessment.takers')}</th>
          <th scope="col">{t('head.toMark')}</th>
          <th scope="col">{t('assessment.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {quizzes.map((quiz) => (
          <QuizRow key={quiz.quizId} course={courseId} quiz={quiz} now={now} />
        ))}
      </tbody>
    </DataTable>
  );
}

/** Whether students have it, and since or until when it can be taken. */
function Standing({ quiz, now }: { quiz: CourseQuiz; now: number }) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  const { is, at } = scheduleOf(quiz, now);
  const when = at === null ? '' : formatMinute(at, language);
  return (
    <>
      <Badge
        variant={quiz.isPublished ? 'subtle' : 'outline'}
        colorPalette={quiz.isPublished ? 'green' : 'gray'}
      >
        {t(quiz.isPublished ? 'assessment.published' : 'assessment.draft')}
      </Badge>
      <Text textStyle="sm" color={quiz.isEmpty ? 'fg.warning' : 'fg.muted'} mt="1">
        {quiz.isEmpty ? t('assessment.noQuestions') : t(`assessment.is.${is}`, { when })}
      </Text>
    </>
  );
}

function QuizRow({ course, quiz, now }: { course: string; quiz: CourseQuiz; now: number }) {
  const { t } = useTranslation('attempts');
  const { local } = useLanguage();
  const { quizId, sums } = quiz;
  const title = local(quiz.title);
  const named = (action: string) => t('assessment.actionOn', { action, title: title.text });
  const attempts = sums.open + sums.submitted + sums.expired;
  const review = reviewPath({ course, quiz: quizId });
  const ways = [
    { label: t('assessment.build'), to: paths.quizBuilder(quizId) },
    { label: t('assessment.try'), to: `${paths.quizBuilder(quizId)}?tab=try` },
    { label: t('assessment.review'), to: review },
  ];
  return (
    <tr>
      <AssessedHead title={quiz.title} module={quiz.module} to={review} />
      <td>
        <Standing quiz={quiz} now={now} />
      </td>
      <td data-label={t('assessment.takers')}>
        {attempts === 0 ? t('assessment.nobody') : t('assessment.people', { count: sums.people })}
        {attempts > 0 && (
          <Text as="span" display={{ md: 'block' }} textStyle="sm" color="fg.muted">
            <Text as="span" hideFrom="md">
              {' · '}
            </Text>
            {t('assessment.attempts', { count: attempts })}
          </Text>
        )}
      </td>
      <td data-label={t('head.toMark')}>
        {sums.waiting === 0 ? (
          t('assessment.nothing')
        ) : (
          <TextLink
            to={reviewPath({ course, quiz: quizId, view: 'toMark' })}
            aria-label={named(t('toMark', { count: sums.waiting }))}
          >
            {t('toMark', { count: sums.waiting })}
          </TextLink>
        )}
      </td>
      <WaysCell ways={ways} nameOf={named} />
    </tr>
  );
}
