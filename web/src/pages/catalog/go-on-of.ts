import type { CourseCard } from '#web/course/types.ts';
import { paths } from '#web/lib/paths.ts';

type Own = Pick<CourseCard, 'courseId' | 'lessons'> & {
  enrollment: Pick<NonNullable<CourseCard['enrollment']>, 'resume' | 'doneBlocks' | 'completedAt'>;
};

/** For somebody in the course of a card: where they go on, and how far they are. */
export function goOnOf({ courseId, lessons, enrollment }: Own) {
  const { resume, doneBlocks, completedAt } = enrollment;
  const percent = lessons === 0 ? 0 : Math.min(100, Math.round((100 * doneBlocks) / lessons));
  const to = resume
    ? paths.content(courseId, resume.moduleId, resume.blockId)
    : paths.course(courseId);
  const kind = completedAt ? 'completed' : resume ? 'started' : 'enrolled';
  return { kind, to, percent } as const;
}
