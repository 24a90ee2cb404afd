import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { receiptRecord } from './receipt.ts';
import { keyParts, type WorkPlace } from './work-place.ts';

const parts = z.discriminatedUnion('entity', [
  receiptRecord.extend({ entity: z.literal('Submission') }),
  courseRecord.pick({ title: true }).extend({ entity: z.literal('Course') }),
  blockRecord.pick({ title: true }).extend({ entity: z.literal('Block') }),
  receiptRecord.pick({ mailed: true }).extend({ entity: z.literal('GroupWork') }),
]);

type Place = WorkPlace & { number: number };

/** What says that the mail went out: the submission itself, and of a group's, the record of each member. */
const noteKey = (place: Place) =>
  place.group
    ? keys.groupWork(place.userId, place.courseId, place.assignmentId)
    : keys.submission(...keyParts(place), place.number);

/** What the mail about a submission needs of it, and the note that it went out. */
export const mailedReceipts = {
  /** A receipt as it is now with what it was handed in for, in one request; null: that is no more. */
  async load(table: Table, place: Place) {
    const { courseId, assignmentId, number, group } = place;
    const items = await table.batchGet(
      parts,
      [
        keys.submission(...keyParts(place), number),
        ...(group ? [noteKey(place)] : []),
        keys.course(courseId),
        keys.block(courseId, assignmentId),
      ],
      { consistent: true },
    );
    const receipt = items.find((item) => item.entity === 'Submission') ?? null;
    const member = items.find((item) => item.entity === 'GroupWork');
    return {
      mailed: (group ? member : receipt)?.mailed,
      receipt,
      course: items.find((item) => item.entity === 'Course')?.title ?? null,
      title: items.find((item) => item.entity === 'Block')?.title ?? null,
    };
  },

  /** Notes that the mail is out, and to which address; does nothing where that is known, or the submission is gone. Of a group, each member has their own. */
  async note(table: Table, place: Place, mailed: { at: string; to: string }): Promise<void> {
    try {
      await table.update({
        Key: noteKey(place),
        UpdateExpression: 'SET mailed = :mailed',
        ConditionExpression:
          'attribute_exists(pk) AND attribute_not_exists(mailed) AND #number = :number',
        ExpressionAttributeNames: { '#number': 'number' },
        ExpressionAttributeValues: { ':mailed': mailed, ':number': place.number },
      });
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },
};
