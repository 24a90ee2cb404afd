import { countUse } from '#functions/data/table/hourly-quota.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** Counts one course that a person begins or copies, in the current hour. @throws AppError `too_many_requests` beyond 300 */
export const countCourse = (userId: string, now: number): TransactionItem =>
  countUse(
    {
      label: 'course-quota',
      entity: 'CourseQuota',
      keyOf: (hour) => keys.courseQuota(userId, hour),
      perHour: 300,
    },
    now,
  );
