import type * as z from 'zod';
import type { extensionSchema } from '#shared/schemas/submissions.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import type { Extension } from '#functions/data/assignments/extensions.ts';

/** An extension with the names of who has it and of who gave it. */
export const presentExtension = (
  { userId, dueAt, closesAt, moreAttempts, reason, by, at, version }: Extension,
  names: Map<string, string>,
): z.infer<typeof extensionSchema> => ({
  person: presentPerson(userId, names),
  dueAt,
  closesAt,
  moreAttempts,
  reason,
  by: presentPerson(by, names),
  at,
  version,
});
