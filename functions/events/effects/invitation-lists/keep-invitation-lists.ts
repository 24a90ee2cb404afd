import { invitationLists } from '#functions/data/enrollments/invitation-lists.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import { sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** Keeps the lists of the addresses that a batch invites, or no longer does. */
export async function keepInvitationLists(
  records: StreamRecord[],
  { table, truth }: Derivation,
): Promise<void> {
  const addresses = new Set(
    records.map(({ before, after }) => String((after ?? before)?.invitationId)),
  );
  await sideBySide([...addresses], (address) => invitationLists.keep(table, truth, address));
}
