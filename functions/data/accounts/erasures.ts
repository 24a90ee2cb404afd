import * as z from 'zod';
import { erasureWaitDays } from '#shared/policies/erasure.ts';
import { languageSchema } from '#shared/schemas/text.ts';
import { index, indexPartitions, keys } from '#functions/data/keys.ts';
import { profiles, type Profile } from './profiles.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

const common = {
  userId: z.string(),
  /** The admin by whose order it happens. */
  orderedBy: z.string(),
};
const ordered = {
  ...common,
  orderedAt: z.string(),
  dueAt: z.string(),
  /** The instant when the person asked for it; null if they did not, and there is a reason. */
  requestedAt: z.string().nullable(),
  reason: z.string().nullable(),
  /** The heir of the courses; null if they stay without a teacher. */
  coursesTo: z.string().nullable(),
};

const waiting = z.object({ state: z.literal('waiting'), ...ordered });
const erasing = z.object({
  state: z.literal('erasing'),
  ...ordered,
  begunAt: z.string(),
  /** The keys that find the rest when the profile is gone; they go with the end. */
  person: z.object({
    username: z.string(),
    email: z.string(),
    language: languageSchema,
    photoId: z.string().nullable(),
  }),
});
/** The tombstone: all that is left of somebody who was erased. */
const erased = z.object({ state: z.literal('erased'), ...common, erasedAt: z.string() });

export const erasureRecord = z.discriminatedUnion('state', [waiting, erasing, erased]);
export type Erasure = z.infer<typeof erasureRecord>;
export type WaitingErasure = z.infer<typeof waiting>;
export type BegunErasure = z.infer<typeof erasing>;

const toItem = (erasure: Erasure): Item => ({
  ...keys.erasure(erasure.userId),
  ...(erasure.state === 'erased'
    ? index.erased(erasure.erasedAt, erasure.userId)
    : index.erasures(erasure.dueAt, erasure.userId)),
  entity: 'Erasure',
  ...erasure,
});

/** Refused unless it still stands as it was read. */
const over = ({ dueAt, state }: Exclude<Erasure, { state: 'erased' }>) => ({
  condition: 'dueAt = :dueAt AND #state = :state',
  expression: { names: { '#state': 'state' }, values: { ':dueAt': dueAt, ':state': state } },
});

/** The instant at which an erasure that is ordered now (milliseconds) begins. */
export const dueAfter = (now: number): number => now + erasureWaitDays * 86_400_000;

export const erasures = {
  get: (table: Table, userId: string) => table.get(erasureRecord, keys.erasure(userId)),

  /** A page of the erasures that are to come or under way, the first one due first. */
  pending: (table: Table, page: { limit: number; start: Item | undefined }) =>
    table.queryIndex(
      z.object({ userId: z.string(), dueAt: z.string() }),
      indexPartitions.erasures,
      page,
    ),

  order: (erasure: WaitingErasure): TransactionItem =>
    tryAgain({
      label: 'erasure',
      put: toItem(erasure),
      condition: 'attribute_not_exists(pk)',
    }),

  /** Takes back what has not begun. */
  cancel: (userId: string): TransactionItem =>
    tryAgain({
      label: 'erasure',
      remove: keys.erasure(userId),
      condition: 'attribute_not_exists(pk) OR #state = :waiting',
      expression: { names: { '#state': 'state' }, values: { ':waiting': 'waiting' } },
    }),

  /**
   * From here on there is no way back: the profile goes, and with it every right of the account. Refused
   * where it was taken back meanwhile, or the profile changed.
   */
  begin(before: WaitingErasure, profile: Profile, at: string) {
    const { username, email, language, photoId, userId, version } = profile;
    const person = { username, email, language, photoId };
    const next: BegunErasure = { ...before, state: 'erasing', begunAt: at, person };
    const items: TransactionItem[] = [
      { label: 'erasure', put: toItem(next), ...over(before) },
      {
        label: 'profile',
        remove: keys.profile(userId),
        condition: '#version = :version AND erasureDueAt = :dueAt',
        expression: {
          names: { '#version': 'version' },
          values: { ':version': version, ':dueAt': before.dueAt },
        },
      },
    ];
    return { next, items };
  },

  /** Leaves the tombstone. */
  finish: (before: BegunErasure, at: string): TransactionItem => ({
    label: 'erasure',
    put: toItem({
      userId: before.userId,
      state: 'erased',
      orderedBy: before.orderedBy,
      erasedAt: at,
    }),
    ...over(before),
  }),

  /**
   * Orders anew what stood before a restored backup brought a profile back: one that waits for its day as it was,
   * one that had begun for an instant that has passed.
   */
  again(profile: Profile, before: Erasure, at: string): TransactionItem[] {
    const order: WaitingErasure =
      before.state === 'waiting'
        ? before
        : {
            userId: before.userId,
            state: 'waiting',
            orderedBy: before.orderedBy,
            orderedAt: at,
            dueAt: at,
            requestedAt: null,
            reason: 'Erased before a backup was restored',
            coursesTo: before.state === 'erasing' ? before.coursesTo : null,
          };
    return [
      { label: 'erasure', put: toItem(order) },
      profiles.replace(profile, { erasureDueAt: order.dueAt }).item,
    ];
  },

  /** Refuses what would make somebody anew whom an erasure has begun to remove. */
  checkNotBegun: (userId: string): TransactionItem => ({
    label: 'erased',
    check: keys.erasure(userId),
    condition: 'attribute_not_exists(pk) OR #state = :waiting',
    expression: { names: { '#state': 'state' }, values: { ':waiting': 'waiting' } },
  }),

  /** Whether an account is gone, or on its way: its tokens are worth nothing. */
  async hasBegun(table: Table, userId: string): Promise<boolean> {
    const erasure = await erasures.get(table, userId);
    return erasure !== null && erasure.state !== 'waiting';
  },
};
