import { createTextAssignment, workOf } from '../../world/assignments.ts';
import { createQuestion, trueFalse } from '../../world/questions.ts';
import { begin, makeQuiz } from '../../world/quizzes.ts';
import { makeSchool } from './school.ts';
import { screensOf, type Who } from './screens.ts';
import type { Stage } from './stage.ts';

/** @throws Error for a text that is not there in both languages: its screen could not be told apart. */
function inBoth(text: { en?: string | undefined; es?: string | undefined } = {}) {
  const { en, es } = text;
  if (en === undefined || es === undefined)
    throw new Error('The course of the demo data is not there in both languages.');
  return { en, es };
}

/** A school in which somebody has learned, and somebody waits to teach: each screen of it has something to show. */
export async function makeLivedInSchool(stage: Stage) {
  const { newPerson, signIn, ok, runtime } = stage;
  const school = await makeSchool(stage);
  const admin = await newPerson('admins');
  const student = await newPerson();
  const { courseId } = school;
  await ok(student, 'enrollments.enroll', { params: { courseId }, body: {} });
  const [first] = school.blocks;
  if (!first) throw new Error('The course of the demo data has no lesson.');
  const { moduleId, blockId } = first;
  await ok(student, 'progress.record', {
    params: { courseId, moduleId, blockId },
    body: { state: 'done', positionSeconds: 0 },
  });
  await ok(await newPerson(), 'accounts.requestTeacherRole', { body: {} });
  const teacher = await signIn(school.teacher);
  const questionId = await createQuestion(stage, teacher, courseId);
  const quiz = await makeQuiz(stage, teacher, [trueFalse(), trueFalse('Ice floats.')], {
    course: { courseId, moduleId },
  });
  const { attemptId } = await begin(stage, student, quiz);
  const assignmentId = await createTextAssignment(stage, teacher, { courseId, moduleId });
  const params = { courseId, assignmentId };
  const draft = workOf('Ice floats, since it is lighter than water.');
  await ok(student, 'assignments.saveDraft', { params, body: { version: null, draft } });
  const { submissionId } = await ok(student, 'assignments.submit', {
    params,
    body: { version: 1, confirmed: true },
  });
  await runtime.drained();
  const { course, outline } = await ok(teacher, 'catalog.getCourse', { params: { courseId } });
  const lesson = outline.flatMap(({ blocks }) => blocks).find((one) => one.blockId === blockId);
  const people = await Promise.all(
    [teacher, student, admin].map((person) => ok(person, 'accounts.getMe')),
  );
  const [teacherName, studentName, adminName] = people.map(({ firstName }) => firstName);
  const [teacherFullName, studentFullName] = people.map(
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  );
  const emails: Record<Who, string | null> = {
    nobody: null,
    student: student.email,
    teacher: school.teacher,
    admin: admin.email,
  };
  return {
    school,
    emails,
    screens: screensOf({
      courseId,
      moduleId,
      contentId: blockId,
      questionId,
      quizId: quiz.quizId,
      attemptId,
      quizTitle: quiz.title,
      assignmentId,
      submissionId,
      assignmentTitle: 'An assignment',
      teacherId: teacher.userId,
      studentId: student.userId,
      courseTitle: inBoth(course.title),
      lessonTitle: inBoth(lesson?.title),
      teacherName: teacherName ?? '',
      teacherFullName: teacherFullName ?? '',
      studentName: studentName ?? '',
      studentFullName: studentFullName ?? '',
      adminName: adminName ?? '',
    }),
  };
}
