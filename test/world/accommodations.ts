import type { SentBody } from '#shared/contract/route.ts';
import type { RouteById } from '#shared/contract/index.ts';
import type { Person, World } from './open-world.ts';

type Decision = SentBody<RouteById<'attempts.setGroupAccommodation'>>;
export type Changes = Partial<NonNullable<Decision['accommodation']>>;

const none = { morePercent: 0, moreAttempts: 0, opensAt: null, closesAt: null };

type Group = { courseId: string; setId: string; groupId: string };
type More = Partial<Omit<Decision, 'accommodation'>>;

/** Asks for something different for a group; `null` takes it away. */
export const accommodateGroup = (
  { call }: Pick<World, 'call'>,
  who: Person,
  { courseId, ...group }: Group,
  changes: Changes | null,
  { quizId = null, version = null }: More = {},
) =>
  call(who, 'attempts.setGroupAccommodation', {
    params: { courseId },
    body: {
      ...group,
      quizId,
      version,
      accommodation: changes && { ...none, reason: 'They come from work.', ...changes },
    },
  });

/** The same for one person. */
export const accommodatePerson = (
  { ok }: Pick<World, 'ok'>,
  who: Person,
  { courseId, userId }: { courseId: string; userId: string },
  changes: Changes,
) =>
  ok(who, 'attempts.setAccommodation', {
    params: { courseId, userId },
    body: {
      quizId: null,
      version: null,
      accommodation: { ...none, reason: 'A certificate.', ...changes },
    },
  });
