import * as z from 'zod';
import { assignmentFactsSchema } from '#shared/schemas/blocks.ts';
import { keys } from '#functions/data/keys.ts';
import {
  aroundListed,
  aroundOf,
  keptRows,
  listedBlock,
  mostListed,
} from '#functions/data/lessons/kept-rows.ts';

const rows = z.object({
  assignments: z.array(z.object({ ...listedBlock, assignment: assignmentFactsSchema })),
  ...aroundListed,
});
export type AssignmentRows = z.infer<typeof rows>;

/** The assignments of courses as their students have them. */
export const keptAssignments = keptRows({
  entity: 'KeptAssignments',
  keyOf: keys.keptAssignments,
  rows,
  rowsOf(outline) {
    const assignments = outline.blocks
      .flatMap(({ facts: { assignment }, ...block }) =>
        assignment ? [{ ...block, assignment }] : [],
      )
      .slice(0, mostListed);
    return { assignments, ...aroundOf(assignments, outline) };
  },
});
