import type { Client } from '#shared/contract/client.ts';
import type { ClientAt } from '../signed-in-client.ts';
import type { Learning } from './learning.ts';
import type { MadeCourse } from './make-course.ts';
import type { DemoNote } from './notes.ts';

/** A seat, or where the course has a price the place that its teacher confirms as paid. */
async function enroll(client: Client, courseId: string, payee: Client | null): Promise<void> {
  const params = { courseId };
  if (payee === null) {
    await client('enrollments.enroll', { params, body: {} });
    return;
  }
  await client('enrollments.request', { params, body: { message: '' } });
  const { userId } = await client('accounts.getMe');
  const payment = { reference: 'SEPA 2041-7' };
  await payee('rosters.decide', {
    params,
    body: { userIds: [userId], decision: 'admit', payment },
  });
}

/** The number of steps in a plan: enrolling, each lesson that is done, and the one that is left open. */
export const stepsOf = ({ blocks }: MadeCourse, { done, openAt }: Learning): number =>
  1 + Math.min(done, blocks.length) + (openAt === undefined ? 0 : 1);

/**
 * Enrolls somebody and takes them as far as the plan says, lesson by lesson.
 * @param clientAt their client at an instant
 * @param times of each step, in milliseconds since the epoch
 * @param payeeAt that of who teaches a course with a price; null where it is free
 */
export async function learn(
  clientAt: ClientAt,
  { courseId, blocks }: MadeCourse,
  { done, openAt }: Learning,
  times: readonly number[],
  payeeAt: ClientAt | null,
): Promise<void> {
  const [first, ...later] = times;
  await enroll(clientAt(first), courseId, payeeAt && payeeAt(first));
  for (const [at, { moduleId, blockId, videoSeconds }] of blocks.slice(0, done).entries())
    await clientAt(later[at])('progress.record', {
      params: { courseId, moduleId, blockId },
      body: { state: 'done', positionSeconds: videoSeconds },
    });
  const next = blocks[done];
  if (openAt === undefined || !next) return;
  const { moduleId, blockId } = next;
  await clientAt(later.at(-1))('progress.record', {
    params: { courseId, moduleId, blockId },
    body: { state: 'started', positionSeconds: openAt },
  });
}

/** Keeps a note in a course that the person takes. @throws Error where the course has no such lesson */
export async function takeNote(
  client: Client,
  { courseId, blocks }: MadeCourse,
  { lesson, second, text }: DemoNote,
): Promise<void> {
  const block = blocks[lesson];
  if (!block) throw new Error(`There is no lesson ${lesson} to keep a note on`);
  const { moduleId, blockId } = block;
  await client('notes.create', {
    params: { courseId },
    body: { moduleId, blockId, positionSeconds: second, text },
  });
}
