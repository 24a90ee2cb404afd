import type * as z from 'zod';
import { countAttempts } from '#shared/grading/count-attempts.ts';
import { accommodated } from '#shared/policies/accommodated.ts';
import { courseInstant } from '#shared/policies/course-instant.ts';
import { locksOf } from '#shared/policies/locks.ts';
import type { QuizFacts } from '#shared/schemas/blocks.ts';
import type { ownQuizSchema } from '#shared/schemas/quizzes.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import type { OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import { standingInList } from '#functions/data/lessons/standing-in-list.ts';
import type { BlockStates } from '#functions/data/progress/block-states.ts';
import { iso } from '#functions/platform/iso.ts';
import type { GroupAccommodation, PersonAccommodation } from './accommodations.ts';
import { countedOf, openAttempt, type OwnAttempts } from './attempts.ts';
import { differentAt } from './different-for.ts';
import type { QuizRows } from './kept-quizzes.ts';
import type { QuizClock } from './quiz-clocks.ts';
import { hasExpired, timeOf } from './running-time.ts';

type OwnQuiz = z.infer<typeof ownQuizSchema>;

/** A course of somebody's with all that its quizzes in their lists are made of. */
export type OwnQuizCourse = {
  course: Pick<Course, 'courseId' | 'title' | 'startsOn'>;
  enrollment: OwnEnrollment;
  rows: QuizRows;
  /** null: nothing was done in the course. */
  states: BlockStates | null;
  /** Of those of its quizzes at which an attempt may run. */
  clocks: QuizClock[];
  /** What is different for the person in this course, and for the groups that they are in. */
  different: { own: PersonAccommodation[]; ofGroups: GroupAccommodation[] };
};

/** What the attempts of a quiz come to, where it shows that now; an attempt whose end nobody has written yet has none. */
function scoreOf(facts: QuizFacts, own: OwnAttempts | undefined, isClosed: boolean) {
  const shows = isClosed ? facts.showsScore.afterClose : facts.showsScore.afterSubmit;
  const ended = countedOf(own).filter(({ state }) => state !== 'open');
  const scored = ended.flatMap(({ attemptId }) => {
    const earned = own?.earned[attemptId];
    return earned ? [{ attemptId, ...earned }] : [];
  });
  return shows && scored.length === ended.length
    ? countAttempts(scored, facts.counts).earned
    : null;
}

const isPassed = ({ passPercent }: QuizFacts, score: ReturnType<typeof scoreOf>) =>
  passPercent === null || score === null ? null : score.points * 100 >= score.most * passPercent;

/**
 * The quizzes of a course as somebody in it has them in their lists.
 * @param attempts theirs, at quizzes of any course
 * @param now in milliseconds
 */
export function ownQuizzesIn(
  { course, enrollment, rows, states, clocks, different }: OwnQuizCourse,
  attempts: ReadonlyMap<string, OwnAttempts>,
  now: number,
): OwnQuiz[] {
  const standing = standingInList(course, enrollment, rows, states, now);
  return rows.quizzes.map((block) => {
    const { quiz } = block;
    const at = (time: QuizFacts['opens']) => {
      const instant = time && courseInstant(course.startsOn, time);
      return instant === null ? null : iso(instant);
    };
    const accommodation = differentAt(block.blockId, different);
    const closesAt = accommodation?.closesAt ?? at(quiz.closes);
    const isClosed = closesAt !== null && now >= Date.parse(closesAt);
    const own = attempts.get(block.blockId);
    const open = openAttempt(own ?? null);
    const attempt = open && { ...open, userId: enrollment.userId };
    const clock = clocks.find(({ quizId }) => quizId === block.blockId) ?? null;
    const running = attempt && !hasExpired(attempt, clock, now) ? attempt : null;
    const used = countedOf(own).length;
    const score = scoreOf(quiz, own, isClosed);
    return {
      courseId: course.courseId,
      courseTitle: course.title,
      moduleId: block.moduleId,
      quizId: block.blockId,
      title: block.title,
      state: running ? 'inProgress' : used > 0 ? 'completed' : 'notStarted',
      running: running && {
        attemptId: running.attemptId,
        deadline: timeOf(running, clock).deadline,
      },
      ...accommodated({ minutes: quiz.minutes, attempts: quiz.attempts }, accommodation),
      used,
      opensAt: accommodation?.opensAt ?? at(quiz.opens),
      closesAt,
      locks: locksOf(block, standing),
      score,
      isPassed: isPassed(quiz, score),
    };
  });
}

/** What is to be done comes first: what runs, by its deadline; what closes, by when; the rest, and last what is over. */
export function inUrgency(quizzes: OwnQuiz[], now: number): OwnQuiz[] {
  const rank = ({ state, closesAt }: OwnQuiz) => {
    if (state === 'inProgress') return 0;
    if (state === 'completed') return 3;
    if (closesAt === null) return 2;
    return Date.parse(closesAt) > now ? 1 : 4;
  };
  const when = ({ running, closesAt }: OwnQuiz) => running?.deadline ?? closesAt ?? '9';
  return quizzes.toSorted(
    (a, b) => rank(a) - rank(b) || (when(a) < when(b) ? -1 : when(a) > when(b) ? 1 : 0),
  );
}
