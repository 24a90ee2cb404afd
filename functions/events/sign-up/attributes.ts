import { editableProfile } from '#shared/schemas/accounts.ts';
import { userIdSchema } from '#shared/schemas/primitives.ts';
import { languages, type Language } from '#shared/schemas/text.ts';
import * as z from 'zod';

/**
 * The facts that people state about themselves when they sign up. Other attributes are the pool's own and mean nothing
 * here.
 */
export const signUpAttributes = z.object({
  email: z.email().max(254),
  given_name: editableProfile.firstName,
  family_name: editableProfile.lastName,
  locale: editableProfile.language.optional(),
  phone_number: editableProfile.phone.optional(),
  'custom:requested_role': z.enum(['student', 'teacher']).optional(),
});

/** Stands where somebody made in the console has no name yet: they can give themselves one. */
const nameless = '—';

/** The attributes in the pool, made fit for a profile: an account from the console passed no check. */
export const knownAttributes = z.object({
  sub: userIdSchema,
  email: z.string(),
  given_name: editableProfile.firstName.catch(nameless),
  family_name: editableProfile.lastName.catch(nameless),
  locale: z.string().catch('').transform(languageOf),
  phone_number: editableProfile.phone.catch(null),
  'custom:requested_role': z.enum(['student', 'teacher']).catch('student'),
});
export type KnownAttributes = z.infer<typeof knownAttributes>;

/** `es`, `es-MX` and `es_ES` are Spanish; whatever there is no text for is English. */
export function languageOf(locale: string | undefined): Language {
  const language = locale?.slice(0, 2).toLowerCase();
  return languages.find((one) => one === language) ?? 'en';
}
