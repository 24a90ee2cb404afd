import type { Actor } from '#functions/api/actor.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectAdmission } from './expect-admission.ts';
import { entryItems } from './entry-items.ts';

type Asked = {
  actor: Actor;
  params: { courseId: string };
  body: { key?: string | undefined };
  now: number;
  deps: BaseDeps;
};

/**
 * Prepares that a person enrolls by themselves, in a seat or on the waiting list: checks that the course admits them.
 * @returns the items of their entry, and the transition of their enrollment to its new state
 * @throws AppError why the course does not admit them
 */
export async function prepareEnrollment({ actor, params, body, now, deps }: Asked) {
  const { courseId } = params;
  const { userId } = actor;
  const atDoor = await expectAdmission(deps, actor, courseId, now);
  const { items: entry, payment } = await entryItems(deps, atDoor, { userId, key: body.key, now });
  const transition = (state: 'active' | 'waiting') =>
    enrollments.transition(atDoor.before, { userId, courseId }, state, iso(now), { payment });
  return { entry, transition };
}
