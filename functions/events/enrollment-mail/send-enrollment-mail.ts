import type { MailChoices } from '#shared/schemas/accounts.ts';
import { courses } from '#functions/data/courses.ts';
import { enrollmentRecord, enrollments } from '#functions/data/enrollments.ts';
import { profiles } from '#functions/data/profiles.ts';
import type { Item, Table } from '#functions/data/table.ts';
import { told } from '#functions/data/told.ts';
import type { Mailer } from '../platform/mailer.ts';
import type { StreamRecord } from '../platform/stream-handler.ts';
import { writeEnrollmentMail, type News } from './write-enrollment-mail.ts';

type MailDeps = { table: Table; mailer: Mailer; siteOrigin: string };

/** By which choice each can be turned off. */
const choiceOf: Record<News, keyof MailChoices> = {
  seat: 'seats',
  admitted: 'answers',
  lined: 'answers',
  declined: 'answers',
};

const answers: Partial<Record<string, News>> = {
  active: 'admitted',
  waiting: 'lined',
  declined: 'declined',
};

/** What somebody else did to the one who waited; null for what they did themselves. */
function newsOf(before: Item, after: Item): News | null {
  if (before.state === 'waiting') return after.state === 'active' ? 'seat' : null;
  if (before.state === 'requested') return answers[String(after.state)] ?? null;
  return null;
}

/**
 * Tells somebody that a seat became theirs, or how their request was answered. Whether it is still so, and
 * was not told before, is read from the table as it is now: a record that comes twice sends one mail.
 */
export async function sendEnrollmentMail(
  { before, after }: StreamRecord,
  { table, mailer, siteOrigin }: MailDeps,
): Promise<void> {
  if (before?.entity !== 'Enrollment' || after?.entity !== 'Enrollment') return;
  const news = newsOf(before, after);
  if (!news) return;
  const { userId, courseId, state, since } = enrollmentRecord.parse(after);
  const [enrollment, person, course] = await Promise.all([
    enrollments.get(table, userId, courseId),
    profiles.get(table, userId),
    courses.get(table, courseId),
  ]);
  if (enrollment?.state !== state || enrollment.since !== since) return;
  if (!person?.mails[choiceOf[news]] || course?.state !== 'published') return;
  if (await told.knows(table, enrollment)) return;
  const { language, email } = person;
  const mail = writeEnrollmentMail({ news, language, courseId, title: course.title, siteOrigin });
  await mailer.send({ to: email, ...mail });
  await told.mark(table, enrollment);
}
