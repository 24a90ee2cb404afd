import { profiles } from '#functions/data/accounts/profiles.ts';
import { mailedReceipts } from '#functions/data/assignments/mailed-receipts.ts';
import { placeOf, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { iso } from '#functions/platform/iso.ts';
import { writeReceiptMail } from './write-receipt-mail.ts';

type MailDeps = { table: Table; mailer: Mailer; siteOrigin: string; clock: () => number };

/**
 * Sends somebody, and each of a group, the receipt of what they handed in. Whether it went out is told from the submission as it is now, so
 * that a record that comes twice sends one mail; only a stop between mail and note sends two.
 */
export async function sendReceiptMail(
  { after }: StreamRecord,
  { table, mailer, siteOrigin, clock }: MailDeps,
): Promise<void> {
  const isOwn = after?.entity === 'Submission' && !after.group;
  if (!after || after.mailed || !(isOwn || after.entity === 'GroupWork')) return;
  const place = placeOf(after as WorkPlace);
  const { userId } = place;
  const numbered = { ...place, number: Number(after.number) };
  const [{ receipt, course, title }, person] = await Promise.all([
    mailedReceipts.load(table, numbered),
    profiles.get(table, userId),
  ]);
  if (!receipt || (isOwn && receipt.mailed) || !person) return;
  const { email: to, language, timeZone } = person;
  const reader = { language, timeZone };
  await mailer.send({ to, ...writeReceiptMail({ receipt, course, title, reader, siteOrigin }) });
  await mailedReceipts.note(table, numbered, { to, at: iso(clock()) });
}
