import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import { createRequests, permissions } from '../features/index.ts';
import { createQuestion, trueFalse } from '../world/questions.ts';
import { makeScene } from '../world/scene.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const [owner, admin] = [await newPerson('teachers'), await newPerson('admins')];
const requests = createRequests(world, admin);
const student = await newPerson();
const scene = await makeScene(world, owner, student);
await ok(student, 'enrollments.enroll', { params: { courseId: scene.courseId } });

const canary = 'canary-of-the-bank';
const rich = (field: string) => ({
  en: {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [{ type: 'text' as const, text: `${canary} ${field}` }],
      },
    ],
  },
});
const questionIds: string[] = [];
for (const bankId of [scene.courseId, owner.userId])
  questionIds.push(
    await createQuestion(world, owner, bankId, {
      name: `${canary} name`,
      tags: [`${canary} tag`],
      status: 'ready',
      content: {
        ...trueFalse(`${canary} stem`),
        hints: [{ en: `${canary} hint` }],
        feedback: rich('feedback'),
        whenTrue: rich('right'),
        whenFalse: rich('wrong'),
      },
    }),
  );
await runtime.drained();

/** All that may stand for a question: its words and its id. */
const traces = [canary, ...questionIds];
const expectNone = (text: string) => {
  for (const trace of traces) expect(text).not.toContain(trace);
};
const ids = Object.keys(permissions) as RouteId[];
const reachable = ids.filter((id) => permissions[id].enrolledStudent < 400);
const others = ids.filter((id) => id.startsWith('banks.'));

describe('case 29: of a bank, a student gets', () => {
  it.each(reachable)('nothing from %s', async (id) => {
    // One of the routes leaves the course.
    await call(student, 'enrollments.enroll', { params: { courseId: scene.courseId } });
    const answer = await call(student, id, (await requests[id](scene)) as CallInput<typeof id>);
    expect(answer.status).toBeLessThan(400);
    expectNone(JSON.stringify(answer.body));
  });

  it.each(others)('a refusal from %s, which says nothing', async (id) => {
    const input = (await requests[id](scene)) as CallInput<typeof id>;
    const answer = await call(student, id, input);
    expect(answer).toMatchObject({ status: 403, problem: { code: 'forbidden' } });
    expectNone(JSON.stringify(answer.body));
  });

  it('nothing from the public pages of the course', async () => {
    for (const path of [`/courses/${scene.courseId}`, '/courses', '/']) {
      const page = await fetch(runtime.siteUrl + path);
      expect(page.status).toBe(200);
      expectNone(await page.text());
    }
  });

  it('while its editors get all of it', async () => {
    const params = { bankId: scene.courseId, questionId: questionIds[0] ?? '' };
    const text = JSON.stringify(await ok(owner, 'banks.getQuestion', { params }));
    for (const field of ['name', 'tag', 'stem', 'hint', 'feedback', 'right', 'wrong'])
      expect(text).toContain(`${canary} ${field}`);
  });
});
