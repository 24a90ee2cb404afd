import * as z from 'zod';
import { dateSchema } from './primitives.ts';

/** The action that somebody can take about a course: the site offers this and nothing else. */
export const entrySchema = z
  .strictObject({
    /**
     * `learn`: go in; `enroll`: take a seat at once; `useKey`: with the key; `request`: ask those who teach it;
     * `wait`: line up for a seat; `none`: nothing, for the reason.
     */
    action: z.enum(['learn', 'enroll', 'useKey', 'request', 'wait', 'none']),
    /** Why it is this action: null where nothing is special about it. */
    reason: z
      .enum([
        'enrolled',
        'teaches',
        'invited',
        'price',
        'approval',
        'invitation',
        'prerequisite',
        'requested',
        'waiting',
        'removed',
        'notYet',
        'closed',
        'draft',
        'archived',
      ])
      .nullable(),
    /** All seats are taken: who is let in waits for one. */
    full: z.boolean(),
    /** The first day of enrolling, where it is yet to come. */
    opensOn: dateSchema.nullable(),
    /** Whether a key may open: always where it is the action, beside asking where there is a price. */
    keyOpens: z.boolean(),
  })
  .meta({ id: 'Entry' });
export type Entry = z.infer<typeof entrySchema>;
