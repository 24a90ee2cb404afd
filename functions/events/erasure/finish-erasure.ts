import { erasures, type BegunErasure } from '#functions/data/accounts/erasures.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { iso } from '#functions/platform/iso.ts';
import { logger } from '#functions/platform/logger.ts';
import { personHash } from '#functions/platform/person-hash.ts';
import { writeErasureMail } from '#functions/events/erasure/mail/write-erasure-mail.ts';
import { isAddressTheirs } from './is-address-theirs.ts';
import type { ErasureDeps } from './deps.ts';

/**
 * The time after its beginning when an erasure can end, in milliseconds: everything under way then (a request, a record
 * of the stream that came late) is over, and one more sweep has seen what it left.
 */
const settledMs = 30 * 60_000;

/** Tells the person and leaves the tombstone. The mail goes out once; twice only after a stop between mail and tombstone. */
export async function finishErasure(erasure: BegunErasure, deps: ErasureDeps): Promise<void> {
  const now = deps.clock();
  if (now < Date.parse(erasure.begunAt) + settledMs) return;
  const { email, language } = erasure.person;
  const mail = writeErasureMail({
    news: 'erased',
    language,
    siteOrigin: deps.siteOrigin,
    date: null,
  });
  if (await isAddressTheirs(erasure, deps)) await deps.mailer.send({ to: email, ...mail });
  try {
    await deps.table.commit([erasures.finish(erasure, iso(now))]);
    logger.info('A person was erased', {
      security: 'erased',
      person: personHash(deps.secret, erasure.userId),
    });
  } catch (error) {
    // Another run was faster.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
