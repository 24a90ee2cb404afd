import { paths } from '#web/lib/paths.ts';

export type Who = 'nobody' | 'student' | 'teacher' | 'admin';

export type Screen = {
  path: string;
  /** Who looks at it, where it looks different or is not there for others. */
  seenBy: Who;
  /** Among those that most people see most of the time. */
  main: boolean;
};

type Ids = { courseId: string; moduleId: string; contentId: string; teacherId: string };

/** The screens that hold something today; parts that are not open yet share one page. */
export function screensOf({ courseId, moduleId, contentId, teacherId }: Ids): Screen[] {
  const screen = (seenBy: Who, path: string, main = false): Screen => ({ path, seenBy, main });
  return [
    screen('nobody', paths.home, true),
    screen('nobody', paths.register),
    screen('nobody', paths.forgotPassword),
    screen('nobody', paths.resetPassword),
    screen('nobody', paths.courses, true),
    screen('nobody', `${paths.courses}?q=nothing+is+called+so`),
    screen('nobody', paths.course(courseId)),
    screen('nobody', paths.content(courseId, moduleId, contentId)),
    screen('nobody', paths.help),
    screen('nobody', paths.helpApi),
    screen('nobody', paths.helpArticle('enroll')),
    screen('nobody', paths.errorHelp('conflict')),
    screen('nobody', paths.teachers),
    screen('nobody', paths.teacher(teacherId)),
    screen('nobody', paths.faq),
    screen('nobody', paths.terms),
    screen('nobody', paths.privacy),
    screen('nobody', paths.error),
    screen('nobody', paths.contact),
    screen('nobody', '/there-is-nothing-here'),
    screen('student', paths.studentDashboard, true),
    screen('student', paths.enrolled),
    screen('student', paths.profile, true),
    screen('student', paths.course(courseId), true),
    screen('student', paths.content(courseId, moduleId, contentId), true),
    screen('student', paths.settingsOf('language')),
    screen('student', paths.settingsOf('accessibility')),
    screen('student', paths.settingsOf('security')),
    screen('student', paths.settingsOf('privacy')),
    screen('teacher', paths.teacherDashboard),
    screen('teacher', paths.courseEnrollments(courseId)),
    screen('teacher', `${paths.myStudents}?course=${courseId}&q=nobody`),
    screen('teacher', paths.manageCourses),
    screen('teacher', paths.createCourse),
    screen('teacher', paths.editCourse(courseId)),
    screen('teacher', paths.structure(courseId)),
    screen('admin', paths.adminDashboard),
    screen('admin', paths.users),
    screen('admin', paths.user(teacherId)),
  ];
}
