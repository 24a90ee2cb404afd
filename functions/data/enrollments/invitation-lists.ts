import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { invitationRecord, isGood } from './invitations.ts';

const listed = invitationRecord.pick({ courseId: true, invitedAt: true, expiresAt: true });

/** The courses that an address is invited to, as the stream keeps them: seconds behind, by one key. */
export const invitationListRecord = z.object({
  invitations: z.array(listed),
  version: z.number(),
});
export type InvitationList = z.infer<typeof invitationListRecord>;

export const invitationLists = {
  /** @param now in milliseconds */
  goodOf: (list: Pick<InvitationList, 'invitations'> | null, now: number) =>
    (list?.invitations ?? []).filter((one) => isGood(one, now)),

  /** Makes the list of an address anew; whoever writes last has read last. */
  async keep(table: Table, truth: Table, invitationId: string): Promise<void> {
    const key = keys.invitationList(invitationId);
    const { version = 0 } = (await table.get(invitationListRecord, key)) ?? {};
    const invitations = await truth.queryAll(listed, ranges.invitations(invitationId));
    if (version === 0 && invitations.length === 0) return;
    try {
      await table.update({
        Key: key,
        UpdateExpression: [
          'SET entity = :entity, invitations = :invitations, #version = :next',
          ...(invitations.length > 0 ? ['expiresAt = :expiresAt'] : []),
        ].join(', '),
        ConditionExpression:
          version === 0 ? 'attribute_not_exists(#version)' : '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: {
          ':entity': 'InvitationList',
          ':invitations': invitations,
          ':next': version + 1,
          ...(version > 0 && { ':version': version }),
          // As long as the last of them: an empty list goes when its last one would have gone.
          ...(invitations.length > 0 && {
            ':expiresAt': Math.max(...invitations.map(({ expiresAt }) => expiresAt)),
          }),
        },
      });
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      await invitationLists.keep(table, truth, invitationId);
    }
  },
};
