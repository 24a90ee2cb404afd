import * as z from 'zod';
import type { lookSchema } from '#shared/schemas/assignments.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { versioned } from '#functions/data/table/versioned.ts';
import type { NumberedWork } from './markings.ts';
import { keyParts } from './work-place.ts';

/** That somebody asked for another look at how one of their submissions was marked, and what they were answered. */
const lookRequestRecord = z.object({
  submissionId: z.string(),
  reason: z.string(),
  at: z.string(),
  /** null: not yet. */
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  version: z.number(),
});
export type LookRequest = z.infer<typeof lookRequestRecord>;

const keyOf = ({ number, ...place }: NumberedWork) => keys.lookRequest(...keyParts(place), number);

const toItem = (place: NumberedWork, next: LookRequest) => ({
  ...keyOf(place),
  entity: 'LookRequest',
  ...next,
});

/** A request as both sides read it. Who answered is for nobody to know but those who mark. */
export function presentLook(request: LookRequest): z.infer<typeof lookSchema>;
export function presentLook(request: LookRequest | null): z.infer<typeof lookSchema> | null;
export function presentLook(request: LookRequest | null): z.infer<typeof lookSchema> | null {
  if (!request) return null;
  const { reason, at, answer, answeredAt } = request;
  const isAnswered = answer !== null && answeredAt !== null;
  return { reason, at, answer: isAnswered ? { text: answer, at: answeredAt } : null };
}

export const lookRequests = {
  get: (table: Table, place: NumberedWork) => table.get(lookRequestRecord, keyOf(place)),

  /** There is one of each submission: whoever was faster makes the caller read again. */
  ask: (place: NumberedWork, next: LookRequest) =>
    tryAgain({
      label: 'look-request',
      put: toItem(place, next),
      condition: 'attribute_not_exists(pk)',
    }),

  /** An answer, of which there is one. @throws AppError `stale_version` */
  answer: (place: NumberedWork, next: LookRequest) =>
    versioned(toItem(place, next), next.version - 1, 'look-request', (current) =>
      presentLook(lookRequestRecord.parse(current)),
    ),
};
