import { admit } from '#local/demo/admit.ts';
import { makeCourse, type MadeCourse } from '#local/demo/make-course.ts';
import { teachers } from '#local/demo/people.ts';
import { signedInClient } from '#local/signed-in-client.ts';
import type { World } from '../../world/world.ts';

/** One teacher and one whole course in both languages: readings, a film with captions, a file. */
export async function makeSchool({ runtime }: World): Promise<MadeCourse & { teacher: string }> {
  const [teacher] = teachers;
  if (!teacher) throw new Error('The demo data has no teacher.');
  await admit(runtime, teacher);
  const client = signedInClient(runtime.apiUrl, await runtime.issueTokens(teacher.email));
  const now = Date.now();
  const course = await makeCourse(() => client, { folder: 'python' }, { now, begunAt: now });
  const { courseId, version } = course;
  await client('courses.setState', { params: { courseId }, body: { state: 'published', version } });
  await runtime.drained();
  return { ...course, teacher: teacher.email };
}
