import type { Client } from '#shared/contract/client.ts';
import type { Learning } from './learning.ts';
import type { MadeCourse } from './make-course.ts';

/** Enrolls somebody and takes them as far as the plan says, lesson by lesson. */
export async function learn(
  client: Client,
  { courseId, blocks }: MadeCourse,
  { done, openAt }: Learning,
): Promise<void> {
  await client('enrollments.enroll', { params: { courseId }, body: {} });
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
