import { erasureMails } from '#functions/data/accounts/erasure-mails.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { writeErasureMail, type ErasureNews } from './write-erasure-mail.ts';

type MailDeps = { table: Table; mailer: Mailer; siteOrigin: string };

const instantOf = (item: Item, name: 'deletionRequestedAt' | 'erasureDueAt'): string | null =>
  typeof item[name] === 'string' ? item[name] : null;

/** The news about erasure in a change of a profile, and the instant of it; null if there is none. */
function newsOf(before: Item, after: Item): { news: ErasureNews; at: string } | null {
  const [was, is] = [instantOf(before, 'erasureDueAt'), instantOf(after, 'erasureDueAt')];
  if (is !== null && is !== was) return { news: 'ordered', at: is };
  if (was !== null && is === null) return { news: 'kept', at: was };
  const asked = instantOf(after, 'deletionRequestedAt');
  if (asked !== null && instantOf(before, 'deletionRequestedAt') !== asked)
    return { news: 'requested', at: asked };
  return null;
}

/**
 * Tells somebody what happens to their account: asked for, ordered with its date, or taken back. Whether it
 * is still so, and was not told before, is read from the table as it is now. That it is done, the
 * erasure itself tells: there is nobody left to read of.
 */
export async function sendErasureMail(
  { before, after }: StreamRecord,
  { table, mailer, siteOrigin }: MailDeps,
): Promise<void> {
  if (before?.entity !== 'Profile' || after?.entity !== 'Profile') return;
  const change = newsOf(before, after);
  if (change === null) return;
  const { news, at } = change;
  const person = await profiles.get(table, String(after.userId));
  if (!person || person.erasureDueAt !== instantOf(after, 'erasureDueAt')) return;
  if (news === 'requested' && person.deletionRequestedAt !== at) return;
  const notice = `${news} ${at}`;
  if (await erasureMails.knows(table, person.userId, notice)) return;
  const { language, email } = person;
  const date = news === 'ordered' ? at : null;
  await mailer.send({ to: email, ...writeErasureMail({ news, language, siteOrigin, date }) });
  await erasureMails.mark(table, person.userId, notice);
}
