import type * as z from 'zod';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { ownAssignmentSchema, ownReceiptSchema } from '#shared/schemas/assignments.ts';

export type AssignmentPage = Response<typeof contract.assignments.get>;
export type OwnAssignment = z.infer<typeof ownAssignmentSchema>;
export type OwnSubmission = Response<typeof contract.assignments.getSubmission>;
export type Receipt = z.infer<typeof ownReceiptSchema>;

export type SubmissionIds = { courseId: string; assignmentId: string; number: number };
