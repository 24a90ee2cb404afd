import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '../texts.ts';
import type { TaughtCourse } from '../types.ts';

/** The facts about a course that its actions need. */
export type ActedCourse = Pick<TaughtCourse, 'courseId' | 'title' | 'state' | 'version'>;

const states = {
  publish: 'published',
  withdraw: 'draft',
  archive: 'archived',
  restore: 'draft',
} as const;

/** Why a course stays as it is, where the row itself says so. */
export type Refusal = 'notReady' | 'stale';

const refusals: Partial<Record<string, Refusal>> = {
  course_not_ready: 'notReady',
  stale_version: 'stale',
};

/** Brings a course into another state; each of them can be taken back. */
export function useCourseState(
  { courseId, version }: ActedCourse,
  to: keyof typeof states,
  onSettled: (refusal: Refusal | null, reached?: ActedCourse['state']) => void,
) {
  const { t } = useTranslation('courses');
  const client = useQueryClient();
  const write = useWrite('courses.setState', {
    meta: {
      invalidates: [['courses'], ['structure', courseId]],
      // The page that published it says what follows.
      ...(to !== 'publish' && { success: t(`manage.done.${to}`) }),
      handles: ['course_not_ready', 'stale_version'],
    },
    onSuccess: ({ state }) => onSettled(null, state),
    onError: (error) => {
      const refusal = refusals[errorKey(error)] ?? null;
      onSettled(refusal);
      if (refusal === 'stale') void client.invalidateQueries({ queryKey: ['courses', 'taught'] });
    },
  });
  const take = () =>
    !write.isPending &&
    write.mutate({ params: { courseId }, body: { state: states[to], version } });
  return { take: () => void take(), pending: write.isPending };
}
