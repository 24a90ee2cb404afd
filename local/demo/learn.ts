import type { Client } from '#shared/contract/client.ts';
import type { Learning } from './learning.ts';
import type { MadeCourse } from './make-course.ts';
import type { DemoNote } from './notes.ts';

/** A seat, or where the course has a price the place that its teacher confirms as paid. */
async function comeIn(client: Client, courseId: string, payee: Client | null): Promise<void> {
  const params = { courseId };
  if (payee === null) {
    await client('enrollments.enroll', { params, body: {} });
    return;
  }
  await client('enrollments.request', { params, body: { message: '' } });
  const { userId } = await client('accounts.getMe');
  const payment = { reference: 'SEPA 2041-7' };
  await payee('enrollments.decide', {
    params,
    body: { userIds: [userId], decision: 'admit', payment },
  });
}

/**
 * Enrolls somebody and takes them as far as the plan says, lesson by lesson.
 * @param payee who teaches a course with a price; null where it is free
 */
export async function learn(
  client: Client,
  { courseId, blocks }: MadeCourse,
  { done, openAt }: Learning,
  payee: Client | null,
): Promise<void> {
  await comeIn(client, courseId, payee);
  for (const { moduleId, blockId, videoSeconds } of blocks.slice(0, done))
    await client('enrollments.recordProgress', {
      params: { courseId, moduleId, blockId },
      body: { state: 'done', positionSeconds: videoSeconds },
    });
  const next = blocks[done];
  if (openAt === undefined || !next) return;
  const { moduleId, blockId } = next;
  await client('enrollments.recordProgress', {
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
  await client('enrollments.createNote', {
    params: { courseId },
    body: { moduleId, blockId, positionSeconds: second, text },
  });
}
