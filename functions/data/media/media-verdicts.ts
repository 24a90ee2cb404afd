import type * as z from 'zod';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import type { rejectionSchema } from '#shared/schemas/media-file.ts';
import { keys, type Key } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

export type Verdict =
  | { state: 'ready'; durationSeconds: number | null; sha256: string }
  | { state: 'rejected'; rejection: z.infer<typeof rejectionSchema>; line?: number };

/**
 * The one change of a file's state, made by whoever comes first.
 * @param expiresAt when a good file goes (seconds); null where it stays
 * @throws RuleRefused for all others
 */
export const settleFile = (
  key: Key,
  verdict: Verdict,
  expiresAt: number | null = null,
): TransactionItem => {
  const good = verdict.state === 'ready';
  const stays = good && expiresAt === null;
  const lasts = good ? verdict.durationSeconds : null;
  return {
    label: 'media-pending',
    update: key,
    set: [
      'SET #state = :state, rejection = :rejection, rejectedAtLine = :line',
      good ? ', sha256 = :sha256' : '',
      good && !stays ? ', expiresAt = :expiresAt' : '',
      lasts === null ? '' : ', durationSeconds = :lasts',
      stays ? ' REMOVE expiresAt' : '',
    ].join(''),
    condition: '#state = :pending',
    expression: {
      names: { '#state': 'state' },
      values: {
        ':state': verdict.state,
        ':rejection': verdict.state === 'rejected' ? verdict.rejection : null,
        ':line': verdict.state === 'rejected' ? (verdict.line ?? null) : null,
        ':pending': 'pending',
        ...(good && { ':sha256': verdict.sha256 }),
        ...(good && !stays && { ':expiresAt': expiresAt }),
        ...(lasts !== null && { ':lasts': lasts }),
      },
    },
  };
};

/** The verdict on a file of a course: a good one goes after a day that nothing names it. @see settleFile */
export const settleMedia = (mediaId: string, verdict: Verdict, now: number): TransactionItem =>
  settleFile(
    keys.media(mediaId),
    verdict,
    Math.floor(now / 1000) + uploadLimits.unusedHours * 3600,
  );
