import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { invitedPlaceSchema } from '#shared/schemas/enrollment-parts.ts';
import { languageSchema } from '#shared/schemas/text.ts';
import { index, indexPartitions, keys, ranges } from '#functions/data/keys.ts';
import { countUse } from '#functions/data/table/hourly-quota.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

/** An invitation that nobody followed is gone after so long, and the address with it. */
const keptForSeconds = 60 * 86_400;

/** The number of mails with invitations that an address gets in a day. */
const mailsPerDay = 3;
const dayMs = 86_400_000;

/** The number of addresses that one person may invite in an hour. */
const perHour = 200;

/**
 * Lets the holder of one address into one course. Whose account that is, if anybody's, is not known: it
 * lies under a keyed hash of the address, and each account looks under its own.
 */
export const invitationRecord = z.object({
  /** The keyed hash of the address. */
  invitationId: z.string(),
  courseId: z.string(),
  email: z.string(),
  language: languageSchema,
  invitedBy: z.string(),
  invitedAt: z.string(),
  /** Whether the price of the course is asked of them, as of everybody. */
  place: invitedPlaceSchema,
  /** null until the mail is out. */
  sentAt: z.string().nullable(),
  /** The instant when it was found that no mail goes out. */
  heldAt: z.string().nullable().default(null),
  /** The token in the link of its mail, by which the reader ends such mails. */
  stopToken: z.string().default(''),
  /** In seconds. */
  expiresAt: z.number(),
});
export type Invitation = z.infer<typeof invitationRecord>;

const noMailRecord = z.object({ entity: z.literal('NoInvitationMail') });

const keyOf = ({ invitationId, courseId }: Pick<Invitation, 'invitationId' | 'courseId'>) =>
  keys.invitation(invitationId, courseId);

const toItem = (invitation: Invitation): Item => ({
  ...keyOf(invitation),
  ...index.invitations(invitation.courseId, invitation.invitedAt, invitation.invitationId),
  entity: 'Invitation',
  ...invitation,
});

export const expiryOf = (now: number): number => Math.floor(now / 1000) + keptForSeconds;

/** @param now in milliseconds */
export const isGood = ({ expiresAt }: Pick<Invitation, 'expiresAt'>, now: number) =>
  expiresAt * 1000 > now;

/** Notes what became of the mail of an invitation that nothing is known of yet. */
async function note(
  table: Table,
  invitation: Invitation,
  what: 'sentAt' | 'heldAt',
  at: string,
): Promise<void> {
  try {
    await table.update({
      Key: keyOf(invitation),
      UpdateExpression: 'SET #what = :at',
      ConditionExpression: 'attribute_type(sentAt, :null) AND invitedAt = :invitedAt',
      ExpressionAttributeNames: { '#what': what },
      ExpressionAttributeValues: {
        ':at': at,
        ':null': 'NULL',
        ':invitedAt': invitation.invitedAt,
      },
    });
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

export const invitations = {
  /** null also for one that has expired. */
  async get(table: Table, invitationId: string, courseId: string, now: number) {
    const found = await table.get(invitationRecord, keys.invitation(invitationId, courseId));
    return found && isGood(found, now) ? found : null;
  },

  /** The invitations of some addresses to one course, as they are this instant. */
  ofAddresses: (table: Table, courseId: string, invitationIds: string[]) =>
    table.batchGet(
      invitationRecord,
      invitationIds.map((id) => keys.invitation(id, courseId)),
      { consistent: true },
    ),

  /** All that one address is invited to. */
  ofAddress: async (table: Table, invitationId: string, now: number) =>
    (await table.queryAll(invitationRecord, ranges.invitations(invitationId))).filter((one) =>
      isGood(one, now),
    ),

  /** A page of the invitations to a course, newest first. */
  list: (table: Table, courseId: string, page: { limit: number; start: Item | undefined }) =>
    table.queryIndex(invitationRecord, indexPartitions.invitations(courseId), {
      ...page,
      newestFirst: true,
    }),

  create: (invitation: Invitation): TransactionItem =>
    tryAgain({
      label: 'invitation',
      put: toItem(invitation),
      condition: 'attribute_not_exists(pk) OR expiresAt < :now',
      expression: { values: { ':now': invitation.expiresAt - keptForSeconds } },
    }),

  /** Takes it away, followed or revoked: of two who try, one does. */
  remove: (invitation: Invitation): TransactionItem =>
    tryAgain({
      label: 'invitation',
      remove: keyOf(invitation),
      condition: 'attribute_exists(pk)',
    }),

  /** Counts so many addresses of a person in the current hour. @throws AppError `too_many_requests` beyond 200 */
  count: (userId: string, addresses: number, now: number): TransactionItem =>
    countUse(
      {
        label: 'invitation-quota',
        entity: 'InvitationQuota',
        keyOf: (hour) => keys.invitationQuota(userId, hour),
        perHour,
        uses: addresses,
      },
      now,
    ),

  /** Whether the account of an address, if there is one, lets mails of invitations come. */
  wantsMail: async (table: Table, invitationId: string): Promise<boolean> =>
    (await table.get(noMailRecord, keys.noInvitationMail(invitationId))) === null,

  /** Keeps what an account chose where a mail finds it: under its address, by which it is invited. */
  chooseMail: (invitationId: string, wanted: boolean): TransactionItem => {
    const key = keys.noInvitationMail(invitationId);
    return wanted
      ? { label: 'no-invitation-mail', remove: key }
      : { label: 'no-invitation-mail', put: { ...key, entity: 'NoInvitationMail' } };
  },

  /**
   * Counts a mail of this invitation among those that its address gets in a day, of all courses and whatever became
   * of their invitations: one of each course, and so many in all. Counted once, however often it is asked.
   * @returns false where the day is full
   */
  async countMail(table: Table, invitation: Invitation, now: number): Promise<boolean> {
    const day = Math.floor(now / dayMs);
    const { invitationId, courseId, invitedAt } = invitation;
    const mail = `${courseId} ${invitedAt}`;
    try {
      await table.update({
        Key: keys.addressMails(invitationId, day),
        UpdateExpression:
          'SET entity = :entity, expiresAt = :endsAt ADD mails :mails, courses :courses',
        ConditionExpression: [
          'attribute_not_exists(courses)',
          'contains(mails, :mail)',
          '(NOT contains(courses, :course) AND size(courses) < :most)',
        ].join(' OR '),
        ExpressionAttributeValues: {
          ':entity': 'AddressMails',
          ':endsAt': ((day + 1) * dayMs) / 1000,
          ':mail': mail,
          ':mails': new Set([mail]),
          ':course': courseId,
          ':courses': new Set([courseId]),
          ':most': mailsPerDay,
        },
      });
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  },

  /** Notes that the mail is out; does nothing where that is known, or the invitation is gone. */
  markSent: (table: Table, invitation: Invitation, at: string): Promise<void> =>
    note(table, invitation, 'sentAt', at),

  /** Notes that no mail goes out; does nothing where one is, or the invitation is gone. */
  markHeld: (table: Table, invitation: Invitation, at: string): Promise<void> =>
    note(table, invitation, 'heldAt', at),
};
