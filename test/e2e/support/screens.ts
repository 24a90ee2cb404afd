import type { ScreenName } from '#shared/screens.ts';
import type { Language } from '#shared/policies/languages.ts';
import { paths } from '#web/lib/paths.ts';
import { articleTitle } from './article-title.ts';
import { type Words, wordsIn } from './words.ts';

export type Who = 'nobody' | 'student' | 'teacher' | 'admin';
type Texts = Record<Language, string>;

export type Screen = {
  path: string;
  /** The people for whom the screen looks different or does not exist. */
  seenBy: Who;
  /** The words of its first heading: another heading is not this screen. */
  heading: Texts;
  /** Among those that most people see most of the time. */
  main: boolean;
};

/** The parts of the school that the screens show. */
export type Shown = {
  courseId: string;
  moduleId: string;
  contentId: string;
  questionId: string;
  quizId: string;
  attemptId: string;
  assignmentId: string;
  submissionId: string;
  teacherId: string;
  studentId: string;
  courseTitle: Texts;
  quizTitle: string;
  assignmentTitle: string;
  lessonTitle: Texts;
  /** First name and whole name. */
  teacherName: string;
  teacherFullName: string;
  studentName: string;
  studentFullName: string;
  adminName: string;
};

const [en, es] = [wordsIn('en'), wordsIn('es')];
const inBoth = (textOf: (t: Words) => string): Texts => ({ en: textOf(en), es: textOf(es) });
/** The first sentence, as the help takes it for a title. */
const firstOf = (text: string) => (text.split(/(?<=[.!?])\s/)[0] ?? '').replace(/\.$/, '');
const same = (text: string): Texts => ({ en: text, es: text });

/** Looks at a screen, or why there is nothing to look at. */
type Looks = Screen[] | string;

/** The way in which each screen is looked at. One that is new does not compile until it stands here. */
function looksAt(shown: Shown): Record<ScreenName, Looks> {
  const { courseId, moduleId, contentId, teacherId, studentId } = shown;
  const greeting = (name: string) => inBoth((t) => t('common:greeting', { name }));
  const look = (seenBy: Who, path: string, heading: Texts, main = false): Screen => ({
    path,
    seenBy,
    heading,
    main,
  });
  const says = (textOf: (t: Words) => string) => (who: Who, path: string, main?: boolean) =>
    look(who, path, inBoth(textOf), main);
  const settings = (
    name: 'language' | 'accessibility' | 'notifications' | 'security' | 'privacy',
  ) =>
    look(
      'student',
      paths.settingsOf(name),
      inBoth((t) => t(`accounts:settings.${name}`)),
    );
  const lesson = paths.content(courseId, moduleId, contentId);
  const home = says((t) => t('home:title'));
  const catalog = says((t) => t('catalog:catalog.title'));
  const courseTitle = shown.courseTitle;
  return {
    home: [
      home('nobody', paths.home),
      look('student', paths.home, greeting(shown.studentName), true),
    ],
    courses: [
      catalog('nobody', paths.courses, true),
      catalog('nobody', `${paths.courses}?q=nothing+is+called+so`),
    ],
    course: [
      look('nobody', paths.course(courseId), courseTitle),
      look('student', paths.course(courseId), courseTitle, true),
    ],
    teachers: [says((t) => t('catalog:teachers.title'))('nobody', paths.teachers)],
    teacher: [look('nobody', paths.teacher(teacherId), same(shown.teacherFullName))],
    help: [says((t) => t('help:helpPage.title'))('nobody', paths.help)],
    helpArticle: [look('nobody', paths.helpArticle('enroll'), articleTitle('enroll'))],
    faq: [says((t) => t('help:faq.title'))('nobody', paths.faq)],
    terms: [says((t) => t('help:terms.title'))('nobody', paths.terms)],
    privacy: [says((t) => t('help:privacy.title'))('nobody', paths.privacy)],
    contact: [says((t) => t('help:contact.title'))('nobody', paths.contact)],
    login: 'It leads on to the hosted sign-in by itself.',
    register: [says((t) => t('identity:steps.register.title'))('nobody', paths.register)],
    forgotPassword: [says((t) => t('identity:forgot.title'))('nobody', paths.forgotPassword)],
    resetPassword: [says((t) => t('identity:reset.title'))('nobody', paths.resetPassword)],
    helpApi: [says((t) => t('help:api.title'))('nobody', paths.helpApi)],
    errorHelp: [
      says((t) => firstOf(t('errors:stale_version')))('nobody', paths.errorHelp('stale_version')),
    ],
    mailStop: [says((t) => t('mails:title'))('nobody', paths.mailStop('a-token'))],
    error: [says((t) => t('common:error.title'))('nobody', paths.error)],
    dashboard: 'It leads on to the dashboard of the strongest role.',
    studentDashboard: [look('student', paths.studentDashboard, greeting(shown.studentName), true)],
    profile: [says((t) => t('accounts:title'))('student', paths.profile, true)],
    settings: 'It leads on to the first of its sections.',
    settingsOf: [
      settings('language'),
      settings('accessibility'),
      settings('notifications'),
      settings('security'),
      settings('privacy'),
    ],
    enrolled: [says((t) => t('progress:title'))('student', paths.enrolled)],
    module: 'It leads on to the first lesson of the module.',
    content: [
      // The guard leads to the first page, which says why.
      home('nobody', lesson),
      look('student', lesson, shown.lessonTitle, true),
    ],
    teacherDashboard: [look('teacher', paths.teacherDashboard, greeting(shown.teacherName))],
    courseGroups: [
      says((t) => t('groups:title'))('teacher', paths.courseGroups(courseId)),
      says((t) => t('groups:title'))('student', paths.courseGroups(courseId)),
    ],
    courseEnrollments: [
      says((t) => t('rosters:title'))('teacher', paths.courseEnrollments(courseId)),
    ],
    courseLearner: [
      look('teacher', paths.courseLearner(courseId, studentId), same(shown.studentFullName)),
    ],
    myStudents: [
      says((t) => t('rosters:myStudents.title'))(
        'teacher',
        `${paths.myStudents}?course=${courseId}&q=nobody`,
      ),
    ],
    quizReview: [
      says((t) => t('attempts:queue.title'))('teacher', paths.quizReview),
      look(
        'teacher',
        `${paths.quizReview}?course=${courseId}&quiz=${shown.quizId}`,
        same(shown.quizTitle),
      ),
    ],
    assignmentReview: [
      says((t) => t('submissions:queue.title'))('teacher', paths.assignmentReview),
      look(
        'teacher',
        `${paths.assignmentReview}?course=${courseId}&assignment=${shown.assignmentId}`,
        same(shown.assignmentTitle),
      ),
    ],
    submission: [
      look('teacher', paths.submission(shown.submissionId), same(shown.studentFullName)),
    ],
    createCourse: [says((t) => t('courses:create.title'))('teacher', paths.createCourse)],
    manageCourses: [says((t) => t('courses:manage.title'))('teacher', paths.manageCourses)],
    importCourse: [says((t) => t('transfer:title'))('teacher', paths.importCourse)],
    editCourse: [says((t) => t('courses:edit.title'))('teacher', paths.editCourse(courseId))],
    courseOverview: [
      says((t) => t('courses:overview.title'))('teacher', paths.courseOverview(courseId)),
    ],
    courseAssessment: [
      says((t) => t('attempts:assessment.title'))('teacher', paths.courseAssessment(courseId)),
      says((t) => t('attempts:assessment.dates'))(
        'teacher',
        `${paths.courseAssessment(courseId)}?view=dates`,
      ),
    ],
    courseQuestions: [says((t) => t('banks:title'))('teacher', paths.courseQuestions(courseId))],
    courseQuestion: [
      says((t) => t('questionEditor:title'))(
        'teacher',
        paths.courseQuestion(courseId, shown.questionId),
      ),
    ],
    ownQuestions: [says((t) => t('ownBank:title'))('teacher', paths.ownQuestions)],
    ownQuestion: [
      says((t) => t('questionEditor:title'))('teacher', paths.ownQuestion(shown.questionId)),
    ],
    courseFiles: [says((t) => t('media:library'))('teacher', paths.courseFiles(courseId))],
    attempt: [
      look(
        'student',
        paths.attempt(courseId, shown.quizId, shown.attemptId),
        same(shown.quizTitle),
        true,
      ),
    ],
    quizzes: [says((t) => t('ownQuizzes:title'))('student', paths.quizzes, true)],
    assignments: [says((t) => t('ownAssignments:title'))('student', paths.assignments, true)],
    assignment: [
      look('student', paths.assignment(shown.assignmentId), same(shown.assignmentTitle), true),
    ],
    quizResults: [look('student', paths.quizResults(shown.quizId), same(shown.quizTitle))],
    courseProgress: [
      says((t) => t('progress:course.title'))('student', paths.courseProgress(courseId)),
    ],
    studentGrades: [says((t) => t('gradeList:title'))('student', paths.studentGrades)],
    gradingScheme: [says((t) => t('gradeScheme:title'))('teacher', paths.gradingScheme(courseId))],
    courseGrades: [says((t) => t('grades:title'))('teacher', paths.courseGrades(courseId))],
    ownGrades: [says((t) => t('ownGrades:title'))('student', paths.ownGrades(courseId))],
    structure: [says((t) => t('structure:title'))('teacher', paths.structure(courseId))],
    quizBuilder: [look('teacher', paths.quizBuilder(shown.quizId), same(shown.quizTitle))],
    assignmentBuilder: [
      look('teacher', paths.assignmentBuilder(shown.assignmentId), same(shown.assignmentTitle)),
    ],
    adminDashboard: [look('admin', paths.adminDashboard, greeting(shown.adminName))],
    siteSettings: [says((t) => t('featured:settings.title'))('admin', paths.siteSettings)],
    users: [says((t) => t('users:title'))('admin', paths.users)],
    user: [look('admin', paths.user(teacherId), same(shown.teacherFullName))],
  };
}

/** Every screen as those see it whose page it is, and an address that nothing has. */
export function screensOf(shown: Shown): Screen[] {
  const all = Object.values(looksAt(shown)).filter((looks) => typeof looks !== 'string');
  return [
    ...all.flat(),
    {
      path: '/there-is-nothing-here',
      seenBy: 'nobody',
      heading: inBoth((t) => t('common:notFound.title')),
      main: false,
    },
  ];
}
