import { emailChanges } from '#functions/data/accounts/email-changes.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';
import { emailCode, type Proves } from '#functions/platform/email-code.ts';
import { iso } from '#functions/platform/iso.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { writeEmailChangeMail } from './write-email-change-mail.ts';

type MailDeps = {
  table: Table;
  mailer: Mailer;
  secret: string;
  siteOrigin: string;
  clock: () => number;
};

/**
 * Sends the two codes of a change of address. What was sent is told from the change as it is now: a record that
 * comes twice sends nothing more, and one whose place another change has taken nothing at all.
 */
export async function sendEmailChangeMail({ after }: StreamRecord, deps: MailDeps): Promise<void> {
  if (after?.entity !== 'EmailChange' || after.sentAt !== null) return;
  const { table, mailer, secret, siteOrigin, clock } = deps;
  const userId = String(after.userId);
  const [change, profile] = await Promise.all([
    emailChanges.get(table, userId, clock()),
    profiles.get(table, userId),
  ]);
  if (!change || !profile || change.sentAt !== null || change.changeId !== after.changeId) return;
  const { changeId, email } = change;
  const addresses: [Proves, string][] = [
    ['present', profile.email],
    ['new', email],
  ];
  for (const [proves, to] of addresses) {
    const code = emailCode(secret, changeId, proves);
    const mail = writeEmailChangeMail(profile.language, proves, { code, email, siteOrigin });
    await mailer.send({ to, ...mail });
  }
  await emailChanges.markSent(table, change, iso(clock()));
}
