import { useSearchParams } from 'react-router-dom';
import type { OwnQuizQuery } from './queries.ts';

export const quizStates = ['inProgress', 'notStarted', 'completed'] as const;

const anId = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** The filters of the own quizzes, as the address says them; what it says wrongly is left out. */
export function useQuizFilters() {
  const [params, setParams] = useSearchParams();
  const state = quizStates.find((one) => one === params.get('state'));
  const course = params.get('course') ?? '';
  const courseId = anId.test(course) ? course : undefined;
  const query: OwnQuizQuery = { ...(state && { state }), ...(courseId && { courseId }) };
  const change = (name: 'state' | 'course', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        if (value !== '') next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    state,
    courseId,
    query,
    isNarrowed: state !== undefined || courseId !== undefined,
    change,
    clear: () => setParams({}, { replace: true }),
  };
}
