import { lazy, Suspense } from 'react';
import { Loading } from '#web/components/ui/loading.tsx';
import type { PlayerProps } from '../play/player-props.ts';

// Most lessons are none: what a quiz shows comes with the first one.
const QuizStart = lazy(async () => ({ default: (await import('./quiz-start.tsx')).QuizStart }));

/** A quiz in its course: its rules, one's own attempts, and the way into one. */
export const QuizPlayer = ({
  block: { courseId, moduleId, blockId, completion, state, can },
}: PlayerProps<'quiz'>) => (
  <Suspense fallback={<Loading />}>
    <QuizStart
      courseId={courseId}
      moduleId={moduleId}
      quizId={blockId}
      canEdit={can.edit}
      completion={completion}
      isDone={state === 'done'}
    />
  </Suspense>
);
