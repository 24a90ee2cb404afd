import * as z from 'zod';
import type { CatalogDocument } from './catalog-document.ts';
import {
  completedBy,
  enrollmentRecord,
  type Enrollment,
} from '#functions/data/enrollments/enrollments.ts';
import {
  invitationRecord,
  isGood,
  type Invitation,
} from '#functions/data/enrollments/invitations.ts';
import { keys } from '#functions/data/keys.ts';
import { fullName, personRecord } from '#functions/data/accounts/profiles.ts';
import { statsById, statsRecord, type StatsById } from '#functions/data/courses/stats.ts';
import type { Table } from '#functions/data/table/table.ts';

const facts = z.discriminatedUnion('entity', [
  statsRecord.extend({ entity: z.literal('Stats') }),
  personRecord.extend({ entity: z.literal('Profile') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  invitationRecord.extend({ entity: z.literal('Invitation') }),
]);

type Own<T> = (courseId: string) => T | null;

/**
 * The facts that the catalogue does not keep of its courses, because they change with every enrollment or are
 * somebody's own.
 */
export type CardFacts = {
  stats: StatsById;
  names: Map<string, string>;
  enrollment: Own<Enrollment>;
  invitation: Own<Invitation>;
  /** Whether the reader finished a course. */
  finished: (courseId: string) => boolean;
};

/** The reader of the cards, if they have an account. */
type Reader = { userId: string; invitationId: string | null };

const ownKeys = (
  { userId, invitationId }: Reader,
  { courseId, prerequisites }: CatalogDocument,
) => [
  ...[courseId, ...prerequisites].map((id) => keys.enrollment(userId, id)),
  ...(invitationId === null ? [] : [keys.invitation(invitationId, courseId)]),
];

/**
 * Counts and teachers of some courses, and how one reader stands to them and to what they build on, in one request as
 * long as they are twenty and build on a dozen others.
 * @param others people beside the teachers whose names are asked for
 * @param now in milliseconds
 */
export async function cardFactsOf(
  table: Table,
  documents: CatalogDocument[],
  {
    others = [],
    reader = null,
    now = 0,
  }: { others?: string[]; reader?: Reader | null; now?: number } = {},
): Promise<CardFacts> {
  const courseIds = documents.map(({ courseId }) => courseId);
  const found = await table.batchGet(facts, [
    ...courseIds.map(keys.stats),
    ...[...documents.map(({ ownerId }) => ownerId), ...others].map(keys.profile),
    ...(reader ? documents.flatMap((document) => ownKeys(reader, document)) : []),
  ]);
  const names = new Map<string, string>();
  const enrollments = new Map<string, Enrollment>();
  const invitations = new Map<string, Invitation>();
  for (const one of found) {
    if (one.entity === 'Profile') names.set(one.userId, fullName(one));
    if (one.entity === 'Enrollment') enrollments.set(one.courseId, one);
    if (one.entity === 'Invitation' && isGood(one, now)) invitations.set(one.courseId, one);
  }
  return {
    stats: statsById(found.filter((one) => one.entity === 'Stats')),
    names,
    enrollment: (courseId) => enrollments.get(courseId) ?? null,
    invitation: (courseId) => invitations.get(courseId) ?? null,
    finished: (courseId) => {
      const own = enrollments.get(courseId);
      return own !== undefined && completedBy(own, now) !== null;
    },
  };
}
