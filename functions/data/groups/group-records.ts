import * as z from 'zod';
import { localizedLine } from '#shared/schemas/text.ts';

export const groupRecord = z.object({
  courseId: z.string(),
  setId: z.string(),
  groupId: z.string(),
  name: localizedLine(80),
  /** Since when each is in it, by their ids: what it shows. Who is in it is decided by the memberships. */
  members: z.record(z.string(), z.string()),
  /** How often somebody came or left: edits of its name are apart from it. */
  moves: z.number(),
  version: z.number(),
});
export type Group = z.infer<typeof groupRecord>;

/** Which group of a set somebody is in: the only place that decides it. */
export const membershipRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  setId: z.string(),
  groupId: z.string(),
  joinedAt: z.string(),
});
export type Membership = z.infer<typeof membershipRecord>;
