import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { QuizFacts, type QuizPage } from '#web/blocks/quiz/quiz-facts.tsx';
import '#web/blocks/quiz/texts.ts';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { totalsOf } from '../sections.ts';
import '../texts.ts';
import type { Place, Quiz } from '../types.ts';

/** The page from which learners start, as it would be for somebody who has not begun. */
function pageOf(quiz: Quiz, { courseId, quizId, title, startsOn }: Place): QuizPage {
  const { sections, minutes } = quiz;
  const { questions, points } = totalsOf(sections);
  const at = (time: CourseTime | null) => {
    const instant = time && courseInstant(startsOn, time);
    return instant === null ? null : new Date(instant).toISOString();
  };
  const { instructions, attempts, counts, wait, closing, oneByOne, back, passPercent, needsCode } =
    quiz;
  return {
    quizId,
    courseId,
    title: { en: title },
    instructions,
    minutes,
    attempts,
    counts,
    wait,
    opensAt: at(quiz.opens),
    closesAt: at(quiz.closes),
    closing,
    oneByOne,
    back,
    passPercent,
    needsCode,
    accommodation: null,
    questions,
    points,
    own: [],
    counted: null,
    time: {
      seconds: minutes === null ? null : minutes * 60,
      because: minutes === null ? 'unlimited' : 'minutes',
    },
    refusal: null,
    startsAt: null,
    now: new Date().toISOString(),
  };
}

type Props = { quiz: Quiz; place: Place; onStart: () => void };

/** What learners know before they begin, and the beginning of a try. */
export function TryStart({ quiz, place, onStart }: Props) {
  const { t } = useTranslation(['quizBuilder', 'quizzes']);
  const { language } = useLanguage();
  const { instructions } = quiz;
  const shown = instructions && (instructions[language] ?? instructions.en ?? instructions.es);
  return (
    <Flex direction="column" gap="6">
      {shown && <RichText document={shown} links={[]} />}
      <QuizFacts quiz={pageOf(quiz, place)} />
      <Box>
        <Button onClick={onStart}>{t('quizzes:start.begin')}</Button>
      </Box>
    </Flex>
  );
}
