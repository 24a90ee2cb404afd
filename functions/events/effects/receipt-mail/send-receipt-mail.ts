import { profiles } from '#functions/data/accounts/profiles.ts';
import { mailedReceipts } from '#functions/data/assignments/mailed-receipts.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { iso } from '#functions/platform/iso.ts';
import { writeReceiptMail } from './write-receipt-mail.ts';

type NumberedPlace = WorkPlace & { number: number };
type MailDeps = { table: Table; mailer: Mailer; siteOrigin: string; clock: () => number };

/**
 * Sends somebody, and each of a group, the receipt of what they handed in. Whether it went out is told from the table as it
 * is now, so that a record that comes twice sends one mail; only a stop between mail and note sends two.
 */
export async function sendReceiptMail(
  { after }: StreamRecord,
  { table, mailer, siteOrigin, clock }: MailDeps,
): Promise<void> {
  // Of a group's submission, the record of each member tells.
  if (!after || after.mailed) return;
  const place = after as NumberedPlace;
  const [{ receipt, course, title, mailed }, person] = await Promise.all([
    mailedReceipts.load(table, place),
    profiles.get(table, place.userId),
  ]);
  if (!receipt || mailed || !person) return;
  const { email: to, language, timeZone } = person;
  const reader = { language, timeZone };
  await mailer.send({ to, ...writeReceiptMail({ receipt, course, title, reader, siteOrigin }) });
  await mailedReceipts.note(table, place, { to, at: iso(clock()) });
}
