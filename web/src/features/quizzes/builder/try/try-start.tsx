import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { QuizFacts, type QuizPage } from '#web/blocks/quiz/quiz-facts.tsx';
import '#web/blocks/quiz/texts.ts';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { errorKey, type ErrorKey } from '#web/lib/error-key.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { totalsOf } from '../sections.ts';
import '../texts.ts';
import type { Apart, Place, Quiz } from '../types.ts';

const StartDialog = lazy(() => import('#web/blocks/quiz/start-dialog.tsx'));

/** The page from which learners start, as it would be for somebody who has not begun. */
function pageOf(quiz: Quiz, { courseId, quizId, title, startsOn }: Place): QuizPage {
  const { sections, minutes } = quiz;
  const { questions, points } = totalsOf(sections);
  const at = (time: CourseTime | null) => {
    const instant = time && courseInstant(startsOn, time);
    return instant === null ? null : new Date(instant).toISOString();
  };
  const {
    instructions,
    attempts,
    counts,
    wait,
    closing,
    oneByOne,
    back,
    passPercent,
    needsCode,
    shows,
  } = quiz;
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
    shows,
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

type Props = { quiz: Quiz; place: Place; codeOf: Apart['codeOf']; onStart: () => void };

/** What learners know before they begin, and the beginning of a try. */
export function TryStart({ quiz, place, codeOf, onStart }: Props) {
  const { t } = useTranslation(['quizBuilder', 'quizzes']);
  const { language } = useLanguage();
  const [asks, setAsks] = useState(false);
  // The code is looked up when it is given: it may have been changed a moment ago.
  const compare = useMutation({
    mutationFn: async (code: string | undefined): Promise<ErrorKey | null> => {
      if (!quiz.needsCode) return null;
      const known = await codeOf();
      if (known === null) return 'quiz_not_ready';
      return known === code ? null : 'access_code_wrong';
    },
    meta: { handles: 'all' },
    onSuccess: (refused) => {
      if (refused === null) onStart();
    },
  });
  const page = pageOf(quiz, place);
  const { instructions } = quiz;
  const shown = instructions && (instructions[language] ?? instructions.en ?? instructions.es);
  return (
    <Flex direction="column" gap="6">
      {shown && <RichText document={shown} links={[]} />}
      <QuizFacts quiz={page} />
      <Box>
        <Button onClick={() => setAsks(true)}>{t('quizzes:start.begin')}</Button>
      </Box>
      {asks && (
        <Suspense>
          <StartDialog
            quiz={page}
            pending={compare.isPending}
            refused={compare.error ? errorKey(compare.error) : (compare.data ?? null)}
            onStart={(code) => compare.mutate(code)}
            onClose={() => {
              setAsks(false);
              compare.reset();
            }}
          />
        </Suspense>
      )}
    </Flex>
  );
}
