import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { CourseMarker } from './course-markers.ts';

const toldRecord = z.object({ seat: z.string(), expiresAt: z.number() });

/** For so long nobody is written to twice about one course, in seconds: whoever is removed and added again reads one mail. */
const quietFor = 86_400;

type Marker = Pick<CourseMarker, 'courseId' | 'userId' | 'seat'>;

/** Whom we wrote to last that they mark in a course. */
export const toldMarkers = {
  /** @param now in milliseconds */
  async covers(table: Table, { courseId, userId, seat }: Marker, now: number): Promise<boolean> {
    const last = await table.get(toldRecord, keys.toldMarker(userId, courseId));
    return last !== null && (last.seat === seat || last.expiresAt * 1000 > now);
  },

  /** Notes that the mail was sent. @param now in milliseconds */
  async record(table: Table, { courseId, userId, seat }: Marker, now: number): Promise<void> {
    const expiresAt = Math.floor(now / 1000) + quietFor;
    try {
      await table.update({
        Key: keys.toldMarker(userId, courseId),
        UpdateExpression:
          'SET entity = :entity, courseId = :courseId, seat = :seat, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(seat) OR seat < :seat',
        ExpressionAttributeValues: {
          ':entity': 'ToldMarker',
          ':courseId': courseId,
          ':seat': seat,
          ':expiresAt': expiresAt,
        },
      });
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },
};
