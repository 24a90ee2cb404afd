import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '#functions/platform/app-error.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';

/** The time for which an answer is remembered, in seconds: a day. */
const keptForSeconds = 86_400;

const record = z.object({ requestHash: z.string(), answer: z.string(), expiresAt: z.number() });

/** A write as its sender named it: the key is scoped to the person and the route. */
export type Intent = { userId: string; routeId: string; key: string; request: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const address = (intent: Intent) =>
  keys.idempotency(intent.userId, sha256(JSON.stringify([intent.routeId, intent.key])));

/**
 * The remembered answer to this very request, or undefined if it is new.
 * @throws AppError `idempotency_key_reused` where the key belongs to another request
 */
export async function recall(table: Table, intent: Intent, now: number): Promise<unknown> {
  const found = await table.get(record, address(intent));
  if (!found || found.expiresAt * 1000 <= now) return undefined;
  if (found.requestHash !== sha256(intent.request)) throw new AppError('idempotency_key_reused');
  return JSON.parse(found.answer);
}

/**
 * The item that remembers the answer. It goes into the same transaction as the effect: both or
 * neither are there, and of parallel twins exactly one commits.
 */
export function remember(intent: Intent, answer: unknown, now: number): TransactionItem {
  return {
    label: 'idempotency',
    put: {
      ...address(intent),
      entity: 'Idempotency',
      requestHash: sha256(intent.request),
      answer: JSON.stringify(answer),
      expiresAt: Math.floor(now / 1000) + keptForSeconds,
    },
    condition: 'attribute_not_exists(pk) OR expiresAt <= :now',
    expression: { values: { ':now': Math.floor(now / 1000) } },
  };
}
