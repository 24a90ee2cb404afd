import { useQuery } from '@tanstack/react-query';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { LocalizedText } from '#shared/policies/languages.ts';
import type { ScreenName } from '#shared/screens.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import type { CourseDetail } from '#web/course/types.ts';
import { lessonQueries } from '#web/features/lessons/player/queries.ts';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import { structureQueries } from '#web/features/lessons/structure/queries.ts';
import type { Structure } from '#web/features/lessons/structure/types.ts';
import type { WorkspaceKind } from './course-places.ts';

/** A course as its bar names it. */
export type Workspace = {
  courseId: string;
  title: LocalizedText;
  state: CourseDetail['course']['state'];
  /** null: the reader neither teaches the course nor is in it. */
  kind: WorkspaceKind | null;
  /** The number of lessons that a student has done. */
  done: number;
  lessons: number;
};

/** A course in which the reader marks and does nothing else: none of its places are theirs. */
export type MarkedCourse = { courseId: string; title: LocalizedText; kind: 'marking' };

type FoundBlock = Response<typeof contract.lessons.findBlock>;
type QuizResults = Response<typeof contract.quizzes.getResults>;
type SubmissionWork = Response<typeof contract.submissions.get>;
type Review = Response<typeof contract.submissions.list>;

type Own = { state: string; doneBlocks: number } | null;

const kindOf = (edit: boolean, own: Own): WorkspaceKind | null =>
  edit ? 'teaching' : own?.state === 'active' ? 'learning' : null;

const ofCourse = ({ course, can, enrollment, lessons }: CourseDetail): Workspace => ({
  courseId: course.courseId,
  title: course.title,
  state: course.state,
  kind: kindOf(can.edit, enrollment),
  done: enrollment?.doneBlocks ?? 0,
  lessons,
});

const ofLesson = ({ course, block, outline, enrollment }: Lesson): Workspace => ({
  courseId: course.courseId,
  title: course.title,
  state: course.state,
  kind: kindOf(block.can.edit, enrollment),
  done: enrollment?.doneBlocks ?? 0,
  lessons: outline.reduce((sum, { blocks }) => sum + blocks.length, 0),
});

/** Whoever is given a structure teaches the course. */
const ofStructure = ({ course, blocks }: Structure): Workspace => ({
  courseId: course.courseId,
  title: course.title,
  state: course.state,
  kind: 'teaching',
  done: 0,
  lessons: blocks.length,
});

/** Whoever is given a block to edit teaches its course. */
const ofBlock = ({ course }: FoundBlock): Workspace => ({
  courseId: course.courseId,
  title: course.title,
  state: course.state,
  kind: 'teaching',
  done: 0,
  lessons: 0,
});

/** Whoever is given work and may not change its course marks it (case 20): the course itself is asked nothing. */
const ofMarked = (
  courseId: string,
  { course, can }: Pick<Review, 'course' | 'can'>,
): MarkedCourse | null => (can.edit ? null : { courseId, title: course, kind: 'marking' });

/**
 * Where the pages of a quiz, an assignment or a submission that the address names alone keep their answer. These pages ask; the bar of a course, which
 * stands above many others, brings none of their code along.
 */
export const keptAnswers = {
  block: (blockId: string) => ['blocks', blockId] as const,
  results: (quizId: string) => ['quizzes', 'results', quizId] as const,
  assignment: (assignmentId: string) => ['assignments', 'one', assignmentId, 'page'] as const,
  work: (submissionId: string) => ['submissions', 'work', submissionId] as const,
  review: (courseId: string, assignmentId: string) =>
    ['submissions', 'sums', { courseId, assignmentId }] as const,
};
/** Reads such an answer once it is there, and keeps it no longer than its page. */
const unasked = { enabled: false, gcTime: 0 };

/**
 * The course of a screen, from the answer that the screen asks for anyway: a bar costs no request, except where that
 * answer says too little of the course. What another screen of the course knew stands until that answer is here.
 * @param ids those in the screen's address: the course's, in a lesson also its module's and its own, in a review also the
 *   assignment's; or a quiz's or a submission's alone
 * @returns undefined while it is on its way, null where it cannot be had
 */
export function useWorkspace(
  screen: ScreenName,
  ids: string[],
): Workspace | MarkedCourse | null | undefined {
  const [id = '', moduleId = '', blockId = ''] = ids;
  const results = useQuery<QuizResults>({ queryKey: keptAnswers.results(id), ...unasked });
  const assignment = useQuery<AssignmentPage>({
    queryKey: keptAnswers.assignment(id),
    ...unasked,
  });
  const submission = useQuery<SubmissionWork>({ queryKey: keptAnswers.work(id), ...unasked });
  const review = useQuery<Review>({ queryKey: keptAnswers.review(id, moduleId), ...unasked });
  const byThing = { quizResults: results, assignment, submission };
  const found = byThing[screen as keyof typeof byThing];
  const courseId = found ? found.data?.courseId : id;
  const isReview = screen === 'assignmentReview';
  const handedIn = { assignmentReview: review.data, submission: submission.data };
  const work = handedIn[screen as keyof typeof handedIn];
  const marked = work && courseId !== undefined ? ofMarked(courseId, work) : null;
  const lesson = useQuery({
    ...lessonQueries.one({ courseId: id, moduleId, blockId }),
    enabled: screen === 'content',
    placeholderData: (before) => before,
    select: ofLesson,
  });
  const structure = useQuery({
    ...structureQueries.get(id),
    enabled:
      screen === 'structure' || screen === 'quizReview' || (isReview && work?.can.edit === true),
    select: ofStructure,
  });
  const block = useQuery({
    queryKey: keptAnswers.block(id),
    ...unasked,
    select: (found: FoundBlock) => ofBlock(found),
  });
  const elsewhere = {
    content: lesson,
    structure,
    quizReview: structure,
    assignmentReview: structure,
    quizBuilder: block,
    assignmentBuilder: block,
  };
  const asked = elsewhere[screen as keyof typeof elsewhere];
  const course = useQuery({
    ...catalogQueries.get(courseId ?? ''),
    enabled: courseId !== undefined && asked === undefined && marked === null,
    select: ofCourse,
  });
  if (marked) return marked;
  const own = asked ?? course;
  const known = own.data ?? course.data ?? structure.data;
  const isLost = own.isError || found?.isError || (isReview && review.isError);
  return known ?? (isLost ? null : undefined);
}
