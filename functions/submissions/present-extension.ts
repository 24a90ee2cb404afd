import type * as z from 'zod';
import type { extensionSchema } from '#shared/schemas/submissions.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import type { Group } from '#functions/data/groups/group-records.ts';
import type { Extension } from '#functions/data/assignments/extensions.ts';

/** An extension with the names of who has it and of who gave it. */
export const presentExtension = (
  { userId, dueAt, closesAt, moreAttempts, reason, by, at, version }: Extension,
  names: Map<string, string>,
  group: Pick<Group, 'name'> | null = null,
): z.infer<typeof extensionSchema> => ({
  person: presentPerson(userId, names),
  group: group?.name ?? null,
  dueAt,
  closesAt,
  moreAttempts,
  reason,
  by: presentPerson(by, names),
  at,
  version,
});
