import { completionDues } from '#functions/data/progress/completion-dues.ts';
import { passDues } from '#functions/data/progress/pass-dues.ts';
import { row, signedIn } from '../security/personas.ts';
import { createTextAssignment, workOf } from '../world/assignments.ts';
import { plantPeerTask } from '../world/plant-peers.ts';
import { plantSubmission, tableOf } from '../world/planted-submission.ts';
import { plantExtension } from '../world/plant-extension.ts';
import type { Scene } from '../world/scene.ts';
import { type UnderTest, withAnother } from './under-test.ts';

/** Who is not in the course is told so. */
const inTheCourse = (status: number) => row(401, 403, status, 403, 403, 403, 403);
/** What was handed in stays its person's; there is none of anybody else. */
const ofOneself = (status: number) => row(401, 404, status, 404, 404, 404, 403);

export const assignments = {
  permissions: {
    'assignments.list': signedIn,
    'assignments.get': inTheCourse(200),
    'assignments.saveDraft': inTheCourse(200),
    'assignments.submit': inTheCourse(201),
    'assignments.withdraw': inTheCourse(200),
    'assignments.getSubmission': ofOneself(200),
    // Nobody has marked it.
    'assignments.readFeedback': ofOneself(404),
    'assignments.getPeerTask': inTheCourse(200),
    'assignments.savePeerReview': inTheCourse(200),
    'assignments.requestLook': ofOneself(404),
  },
  requests({ ok, call, admin, runtime, newPerson }) {
    async function onAssignment({ courseId, moduleId }: Scene) {
      const assignmentId = await createTextAssignment({ ok }, admin, { courseId, moduleId });
      return { params: { courseId, assignmentId } };
    }
    const draft = { body: { version: null, draft: workOf('Mine.') } };

    /** A draft of the person's own, where they may have one. */
    async function onDraft(it: Scene) {
      const { params } = await onAssignment(it);
      await call(it.person, 'assignments.saveDraft', { params, ...draft });
      return { params, body: { version: 1, confirmed: true } };
    }

    /** The same, handed in. */
    async function onSubmission(it: Scene) {
      const { params, body } = await onDraft(it);
      await call(it.person, 'assignments.submit', { params, body });
      return { params: { ...params, number: '1' } };
    }

    /** A work of somebody else that is the person's to review. */
    async function onPeerTask(it: Scene) {
      const { params } = await onAssignment(it);
      const table = tableOf({ runtime });
      const { userId } = await newPerson();
      const submissionId = await plantSubmission(table, { userId, ...params });
      const of = { userId: it.person.userId, ...params, submissionId };
      return { params: { taskId: await plantPeerTask(table, of) } };
    }

    return {
      'assignments.list': () => ({}),
      'assignments.get': async (it) => {
        const { params } = await onAssignment(it);
        return { params: { assignmentId: params.assignmentId } };
      },
      'assignments.saveDraft': async (it) => ({ ...(await onAssignment(it)), ...draft }),
      'assignments.submit': onDraft,
      'assignments.withdraw': onSubmission,
      'assignments.getSubmission': onSubmission,
      'assignments.readFeedback': async (it) => ({ ...(await onSubmission(it)), body: {} }),
      'assignments.getPeerTask': onPeerTask,
      'assignments.savePeerReview': async (it) => ({
        ...(await onPeerTask(it)),
        body: {
          version: null,
          review: { choices: [], points: 1, comment: 'Clear.' },
          isDelivered: true,
        },
      }),
      'assignments.requestLook': async (it) => ({
        ...(await onSubmission(it)),
        body: { reason: 'The second source counts, too.' },
      }),
    };
  },
  plants: {
    draft: async ({ world, person, teacher, mark, open }) => {
      const { courseId } = open;
      const assignmentId = await createTextAssignment(world, teacher, open);
      const params = { courseId, assignmentId };
      await world.ok(person, 'assignments.saveDraft', {
        params,
        body: { version: null, draft: workOf(`work of ${mark}`) },
      });
      await world.ok(person, 'assignments.submit', {
        params,
        body: { version: 1, confirmed: true },
      });
    },
    submissions: withAnother,
    submission: withAnother,
    submissionAddress: withAnother,
    extension: async ({ world, person, teacher, mark, open }) => {
      const assignmentId = await createTextAssignment(world, teacher, open);
      const [{ userId }, { courseId }] = [person, open];
      await plantExtension(world, {
        userId,
        courseId,
        assignmentId,
        by: teacher.userId,
        reason: `reason of ${mark}`,
      });
    },
    completionDue: ({ world, person: { userId }, open: { courseId } }) =>
      tableOf(world).commit([completionDues.put({ userId, courseId }, '2100-01-01T00:00:00.000Z')]),
    passDue: ({ world, person, open }) =>
      tableOf(world).commit([
        passDues.put(
          { userId: person.userId, courseId: open.courseId, blockId: open.moduleId },
          '2100-01-01T00:00:00.000Z',
        ),
      ]),
  },
} satisfies UnderTest<'assignments'>;
