import { makeSchool } from './school.ts';
import { screensOf, type Who } from './screens.ts';
import type { Stage } from './stage.ts';

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
  const { userId: teacherId } = await signIn(school.teacher);
  await runtime.drained();
  const emails: Record<Who, string | null> = {
    nobody: null,
    student: student.email,
    teacher: school.teacher,
    admin: admin.email,
  };
  return {
    school,
    emails,
    screens: screensOf({ courseId, moduleId, contentId: blockId, teacherId }),
  };
}
