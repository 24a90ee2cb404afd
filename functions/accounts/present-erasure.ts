import type { erasureSchema } from '#shared/schemas/accounts.ts';
import type * as z from 'zod';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { courses } from '#functions/data/courses/courses.ts';
import type { Erasure } from '#functions/data/accounts/erasures.ts';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';

type Presented = z.infer<typeof erasureSchema>;

/** As many courses as are counted: it is one page. */
const mostCourses = 100;

const nothing = {
  requestedAt: null,
  orderedAt: null,
  dueAt: null,
  erasedAt: null,
  reason: null,
};

/** The order in the record; without a record, the wish in the profile. */
function storyOf(erasure: Erasure | null, profile: Profile | null) {
  if (erasure === null)
    return {
      ...nothing,
      state: 'none' as const,
      requestedAt: profile?.deletionRequestedAt ?? null,
    };
  if (erasure.state === 'erased')
    return { ...nothing, state: erasure.state, erasedAt: erasure.erasedAt };
  const { state, requestedAt, orderedAt, dueAt, reason } = erasure;
  return { ...nothing, state, requestedAt, orderedAt, dueAt, reason };
}

/** Somebody's erasure to an admin; `erasure` is null where there is none, `profile` where the account is gone. */
export async function presentErasure(
  { table }: Pick<BaseDeps, 'table'>,
  userId: string,
  erasure: Erasure | null,
  profile: Profile | null,
): Promise<Presented> {
  const by = erasure?.orderedBy ?? null;
  const to = erasure !== null && erasure.state !== 'erased' ? erasure.coursesTo : null;
  const [names, taught] = await Promise.all([
    profiles.names(
      table,
      [by, to].filter((id) => id !== null),
    ),
    courses.listTaught(table, userId, { limit: mostCourses, start: undefined }),
  ]);
  const person = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id === null || name === undefined ? null : { userId: id, name };
  };
  return {
    userId,
    ...storyOf(erasure, profile),
    orderedBy: person(by),
    coursesTo: person(to),
    courses: taught.items.length,
  };
}
