import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';
import { teacherRequests } from '#functions/data/accounts/teacher-requests.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { writeTeachingMail } from './write-teaching-mail.ts';

type MailDeps = { table: Table; mailer: Mailer; siteOrigin: string };

/**
 * Tells somebody how their request to teach was answered. What is said is read from the request as it is now, and
 * noted with its version: a record that comes twice sends one mail.
 */
export async function sendTeachingMail(
  { after }: StreamRecord,
  { table, mailer, siteOrigin }: MailDeps,
): Promise<void> {
  if (after?.entity !== 'TeacherRequest' || after.state === 'pending') return;
  const userId = String(after.userId);
  const [request, person] = await Promise.all([
    teacherRequests.get(table, userId),
    profiles.get(table, userId),
  ]);
  if (!request || request.state === 'pending' || request.notifiedVersion >= request.version) return;
  // Decided before there were such mails: nobody is told of it years later.
  if (!person || request.decidedAt === null) return;
  await mailer.send({
    to: person.email,
    ...writeTeachingMail(request.state, person.language, siteOrigin),
  });
  await teacherRequests.markNotified(table, request);
}
