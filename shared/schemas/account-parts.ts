import * as z from 'zod';
import { userIdSchema } from './primitives.ts';

export const accountStatusSchema = z.enum(['active', 'suspended']);

export const teacherRequestStateSchema = z.enum(['pending', 'approved', 'declined']);

/**
 * The way in which somebody likes the site to look and behave; applied at once and on every device. What came later has
 * a default, for records and open pages from before.
 */
export const preferencesSchema = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']),
  contrast: z.enum(['normal', 'more']),
  textSize: z.enum(['normal', 'large', 'larger']),
  spacing: z.enum(['normal', 'wide']).prefault('normal'),
  reduceMotion: z.boolean(),
  underlineLinks: z.boolean(),
  captions: z.boolean(),
  shortcuts: z.boolean(),
  celebrations: z.boolean().prefault(true),
  /** Messages that go by themselves stay longer. */
  longerMessages: z.boolean().prefault(false),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The mails that somebody wants, of those that one can do without. */
export const mailChoicesSchema = z.strictObject({
  /** Somebody invites them to a course. */
  invitations: z.boolean(),
  /** A seat became free, and is theirs. */
  seats: z.boolean(),
  /** Their request to join was answered. */
  answers: z.boolean(),
  /** They are to review work of classmates, or have a day left to. */
  reviews: z.boolean(),
});
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/** The choices of somebody who never chose. */
export const everyMail: MailChoices = {
  invitations: true,
  seats: true,
  answers: true,
  reviews: true,
};

/** A person as everybody sees them beside a course. */
export const personSummarySchema = z
  .strictObject({ userId: userIdSchema, name: z.string() })
  .meta({ id: 'PersonSummary' });
