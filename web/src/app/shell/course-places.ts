import { screenAt } from '#shared/policies/screen-at.ts';
import { paths, type ScreenName } from '#shared/screens.ts';

/** A place of a course's workspace: its screen, and those that lie below it. */
export type CoursePlace = {
  name:
    | 'overview'
    | 'content'
    | 'people'
    | 'assessment'
    | 'files'
    | 'settings'
    | 'progress'
    | 'grades';
  to: (courseId: string) => string;
  screens: readonly ScreenName[];
};

export type WorkspaceKind = 'teaching' | 'learning';

/** The places of a course in the order of its bar, for those who teach it and for those who learn in it. */
export const coursePlaces: Record<WorkspaceKind, readonly CoursePlace[]> = {
  teaching: [
    { name: 'overview', to: paths.courseOverview, screens: ['courseOverview'] },
    { name: 'content', to: paths.structure, screens: ['structure', 'module', 'content'] },
    {
      name: 'people',
      to: paths.courseEnrollments,
      screens: ['courseEnrollments', 'courseLearner', 'courseGroups'],
    },
    {
      name: 'assessment',
      to: paths.courseAssessment,
      screens: [
        'courseAssessment',
        'courseQuestions',
        'courseQuestion',
        'quizBuilder',
        'assignmentBuilder',
        'quizReview',
        'assignmentReview',
        'submission',
        'quizResults',
      ],
    },
    { name: 'grades', to: paths.courseGrades, screens: ['courseGrades', 'gradingScheme'] },
    { name: 'files', to: paths.courseFiles, screens: ['courseFiles'] },
    { name: 'settings', to: paths.editCourse, screens: ['editCourse'] },
  ],
  learning: [
    {
      name: 'content',
      to: paths.course,
      screens: ['course', 'module', 'content', 'attempt', 'assignment'],
    },
    {
      name: 'progress',
      to: paths.courseProgress,
      screens: ['courseProgress', 'courseGroups', 'quizResults'],
    },
    { name: 'grades', to: paths.ownGrades, screens: ['ownGrades'] },
  ],
};

/** The screens that belong to a course, the page that everybody sees among them. */
const isOfCourse = (screen: ScreenName): boolean =>
  screen === 'course' ||
  Object.values(coursePlaces).some((places) =>
    places.some(({ screens }) => screens.includes(screen)),
  );

/**
 * The screen of a course that an address leads to, or null for any other screen of the site. Its ids begin with the
 * course's, unless a quiz or a submission alone is in the address: which course that is in is known with it.
 */
export function courseScreenAt({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): { name: ScreenName; ids: string[] } | null {
  const screen = screenAt(pathname);
  if (!screen || !isOfCourse(screen.name)) return null;
  if (screen.name !== 'quizReview' && screen.name !== 'assignmentReview') return screen;
  const params = new URLSearchParams(search);
  const courseId = params.get('course');
  if (!courseId) return null;
  const assignmentId = screen.name === 'assignmentReview' ? params.get('assignment') : null;
  return { ...screen, ids: [courseId, ...(assignmentId ? [assignmentId] : [])] };
}

/** The screens on which there is nothing but a workspace: its bar has its room before it is known. */
export const isWorkspaceOnly = (screen: ScreenName): boolean =>
  isOfCourse(screen) && !['course', 'module', 'content'].includes(screen);
