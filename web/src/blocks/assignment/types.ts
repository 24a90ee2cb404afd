import type * as z from 'zod';
import type {
  assignmentPageSchema,
  ownAssignmentSchema,
  ownSubmissionSchema,
  submissionReceiptSchema,
} from '#shared/schemas/assignments.ts';

export type AssignmentPage = z.infer<typeof assignmentPageSchema>;
export type OwnAssignment = z.infer<typeof ownAssignmentSchema>;
export type OwnSubmission = z.infer<typeof ownSubmissionSchema>;
export type Receipt = z.infer<typeof submissionReceiptSchema>;

export type SubmissionIds = { courseId: string; assignmentId: string; number: number };
