import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { contactTopicSchema } from '#shared/schemas/help.ts';
import { countUse } from '#functions/data/table/hourly-quota.ts';
import { index, keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** Messages are answered by mail; here they stay for as long as somebody may ask what became of one. */
const keptForSeconds = 90 * 86_400;

/** A message to the people who run the platform. `sentAt` is null until the mail is out. */
export const contactRecord = z.object({
  contactId: z.string(),
  /** The writer, if they were signed in. */
  userId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  topic: contactTopicSchema,
  message: z.string(),
  context: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type Contact = z.infer<typeof contactRecord>;

const toItem = (contact: Contact): Item => ({
  ...keys.contact(contact.contactId),
  ...(contact.userId === null ? {} : index.contacts(contact.userId, contact.contactId)),
  entity: 'Contact',
  ...contact,
  expiresAt: Math.floor(Date.parse(contact.createdAt) / 1000) + keptForSeconds,
});

export const contacts = {
  get: (table: Table, contactId: string) => table.get(contactRecord, keys.contact(contactId)),

  create: (contact: Contact): TransactionItem => ({
    label: 'contact',
    put: toItem(contact),
    condition: 'attribute_not_exists(pk)',
  }),

  /** Counts one message of a sender in the current hour. @throws AppError `too_many_requests` beyond 5 */
  count: (sender: string, now: number): TransactionItem =>
    countUse(
      {
        label: 'contact-quota',
        entity: 'ContactQuota',
        keyOf: (hour) => keys.contactQuota(sender, hour),
        perHour: 5,
      },
      now,
    ),

  /** Notes that the mail is out; does nothing where that is known, or the message has expired. */
  async markSent(table: Table, contactId: string, at: string): Promise<void> {
    try {
      await table.update({
        Key: keys.contact(contactId),
        UpdateExpression: 'SET sentAt = :at',
        ConditionExpression: 'attribute_type(sentAt, :null)',
        ExpressionAttributeValues: { ':at': at, ':null': 'NULL' },
      });
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },
};
