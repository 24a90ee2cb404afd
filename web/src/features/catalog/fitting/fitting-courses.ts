import type { Language } from '#shared/policies/languages.ts';
import type { CourseCard } from '#web/course/types.ts';

type Candidate = Pick<CourseCard, 'courseId' | 'level' | 'category' | 'languages'> & {
  entry: Pick<CourseCard['entry'], 'action'>;
};

const levels = ['beginner', 'intermediate', 'advanced'] as const;

/**
 * The courses that fit after this one and are open, best first: those in the reader's language, its subject before
 * others, the next level before the same and before the rest.
 * @param known courses that the reader has already, which fit nobody twice
 */
export function fittingCourses<Course extends Candidate>(
  courses: readonly Course[],
  finished: Pick<Candidate, 'courseId' | 'category'>,
  known: ReadonlySet<string>,
  language: Language,
): Course[] {
  const own = courses.find(({ courseId }) => courseId === finished.courseId);
  const level = own ? levels.indexOf(own.level) : 0;
  const distance = ({ category, level: other, languages }: Course) => {
    const step = levels.indexOf(other) - level;
    const steps = step === 1 ? 0 : step === 0 ? 1 : 2;
    const read = languages.includes(language) ? 0 : 100;
    return read + steps + (category === finished.category ? 0 : 10);
  };
  const others = courses.filter(
    ({ courseId, entry }, place) =>
      courseId !== finished.courseId &&
      entry.action !== 'none' &&
      !known.has(courseId) &&
      courses.findIndex((course) => course.courseId === courseId) === place,
  );
  return others.toSorted((a, b) => distance(a) - distance(b));
}
