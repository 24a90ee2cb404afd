import * as z from 'zod';
import { count, dateSchema } from './primitives.ts';
import { line } from './text.ts';

/** The key that a teacher gives out for people to enroll; capitals count. */
export const enrollmentKeyText = line(60).refine((text) => text.length >= 6, 'too_small');

/** The key to a course, for those who teach it: `uses` is how many came in by it. */
export const enrollmentKeySchema = z
  .strictObject({
    /** null: nobody comes in by a key. */
    key: enrollmentKeyText.nullable(),
    /** The last day that it is good for. */
    lastDay: dateSchema.nullable(),
    maxUses: z.int().min(1).max(100_000).nullable(),
    /** Whether it stands for the payment, where the course has a price. */
    waivesPayment: z.boolean().prefault(false),
    uses: count,
    /** 0: none was ever set. */
    version: z.int().min(0).max(1_000_000_000),
  })
  .meta({ id: 'EnrollmentKey' });
