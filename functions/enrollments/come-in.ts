import type { Actor } from '#functions/api/actor.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectAdmission } from './expect-admission.ts';
import { wayIn } from './way-in.ts';

type Asked = {
  actor: Actor;
  params: { courseId: string };
  body: { key?: string | undefined };
  now: number;
  deps: BaseDeps;
};

/**
 * Somebody wants in by themselves, to a seat or to the line for one: what their way in takes, and how they
 * stand then.
 * @throws AppError why they cannot come in
 */
export async function comeIn({ actor, params, body, now, deps }: Asked) {
  const { courseId } = params;
  const { userId } = actor;
  const atDoor = await expectAdmission(deps, actor, courseId, now);
  const { way, payment } = await wayIn(deps, atDoor, { userId, key: body.key, now });
  const stand = (state: 'active' | 'waiting') =>
    enrollments.stand(atDoor.before, { userId, courseId }, state, iso(now), { payment });
  return { way, stand };
}
