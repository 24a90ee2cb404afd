import type { MailChoices } from '#shared/schemas/account-parts.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollmentRecord, enrollments } from '#functions/data/enrollments/enrollments.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';
import { notified } from '#functions/data/enrollments/notified.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { writeEnrollmentMail, type News } from './write-enrollment-mail.ts';

type MailDeps = { table: Table; mailer: Mailer; siteOrigin: string };

/** By which choice each can be turned off. */
const choiceOf: Record<News, keyof MailChoices> = {
  seat: 'seats',
  admitted: 'answers',
  lined: 'answers',
  declined: 'answers',
};

/** Only who waited for it is written to. */
const waited = new Set<unknown>(['waiting', 'requested']);

/**
 * Tells somebody that a seat became theirs, or how their request was answered. Whether it is still so, and
 * was not told before, is read from the table as it is now: a record that comes twice sends one mail.
 */
export async function sendEnrollmentMail(
  { before, after }: StreamRecord,
  { table, mailer, siteOrigin }: MailDeps,
): Promise<void> {
  if (before?.entity !== 'Enrollment' || after?.entity !== 'Enrollment') return;
  const { userId, courseId, state, since, turn } = enrollmentRecord.parse(after);
  if (turn === null || turn === 'removed' || !waited.has(before.state)) return;
  const [enrollment, person, course] = await Promise.all([
    enrollments.get(table, userId, courseId),
    profiles.get(table, userId),
    courses.get(table, courseId),
  ]);
  if (enrollment?.state !== state || enrollment.since !== since) return;
  if (!person?.mails[choiceOf[turn]] || course?.state !== 'published') return;
  if (await notified.covers(table, enrollment)) return;
  const { language, email } = person;
  const mail = writeEnrollmentMail({
    news: turn,
    language,
    courseId,
    title: course.title,
    siteOrigin,
  });
  await mailer.send({ to: email, ...mail });
  await notified.record(table, enrollment);
}
