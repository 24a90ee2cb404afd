import { contacts } from '#functions/data/help/contacts.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import { writeContactMail } from './write-contact-mail.ts';

type MailDeps = { table: Table; mailer: Mailer; contactAddress: string; clock: () => number };

/**
 * Hands a new message to those who run the platform. What was sent is told from the message as it is
 * now, so that a record that comes twice sends one mail; only a stop between mail and note sends two.
 */
export async function sendContactMail({ after }: StreamRecord, deps: MailDeps): Promise<void> {
  if (after?.entity !== 'Contact') return;
  const contact = await contacts.get(deps.table, String(after.contactId));
  if (!contact || contact.sentAt !== null) return;
  const { contactAddress: to } = deps;
  await deps.mailer.send({ to, replyTo: contact.email, ...writeContactMail(contact) });
  await contacts.markSent(deps.table, contact.contactId, iso(deps.clock()));
}
