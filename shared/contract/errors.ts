import * as z from 'zod';

/** Each error the API can answer with: its status, and whether it is a fault of ours to look into. */
export const errorCatalogue = {
  malformed_request: { status: 400, reportable: false },
  invalid_request: { status: 400, reportable: false },
  invalid_cursor: { status: 400, reportable: false },
  idempotency_key_required: { status: 400, reportable: false },
  unauthenticated: { status: 401, reportable: false },
  session_ended: { status: 401, reportable: false },
  forbidden: { status: 403, reportable: false },
  account_suspended: { status: 403, reportable: false },
  enrollment_closed: { status: 403, reportable: false },
  invitation_required: { status: 403, reportable: false },
  enrollment_not_open_yet: { status: 403, reportable: false },
  approval_required: { status: 403, reportable: false },
  enrollment_key_required: { status: 403, reportable: false },
  enrollment_key_wrong: { status: 403, reportable: false },
  enrollment_key_expired: { status: 403, reportable: false },
  enrollment_key_used_up: { status: 403, reportable: false },
  payment_required: { status: 403, reportable: false },
  removed_from_course: { status: 403, reportable: false },
  enrollment_required: { status: 403, reportable: false },
  quiz_not_open: { status: 403, reportable: false },
  quiz_closed: { status: 403, reportable: false },
  block_locked: { status: 403, reportable: false },
  not_found: { status: 404, reportable: false },
  stale_version: { status: 409, reportable: false },
  already_enrolled: { status: 409, reportable: false },
  payment_not_confirmed: { status: 409, reportable: false },
  no_request_needed: { status: 409, reportable: false },
  already_waiting: { status: 409, reportable: false },
  not_enrolled: { status: 409, reportable: false },
  course_full: { status: 409, reportable: false },
  course_code_taken: { status: 409, reportable: false },
  completion_not_reached: { status: 409, reportable: false },
  course_not_ready: { status: 409, reportable: false },
  course_archived: { status: 409, reportable: false },
  prerequisite_missing: { status: 409, reportable: false },
  email_code_wrong: { status: 409, reportable: false },
  email_code_expired: { status: 409, reportable: false },
  email_taken: { status: 409, reportable: false },
  last_admin: { status: 409, reportable: false },
  request_pending: { status: 409, reportable: false },
  request_too_soon: { status: 409, reportable: false },
  request_decided: { status: 409, reportable: false },
  no_attempts_left: { status: 409, reportable: false },
  attempt_too_soon: { status: 409, reportable: false },
  attempt_runs: { status: 409, reportable: false },
  attempt_ended: { status: 409, reportable: false },
  question_not_open: { status: 409, reportable: false },
  newer_answer_saved: { status: 409, reportable: false },
  quiz_not_ready: { status: 409, reportable: false },
  media_not_ready: { status: 409, reportable: false },
  media_in_use: { status: 409, reportable: false },
  media_elsewhere: { status: 409, reportable: false },
  question_not_ready: { status: 409, reportable: false },
  bank_full: { status: 409, reportable: false },
  upload_incomplete: { status: 409, reportable: false },
  upload_ended: { status: 409, reportable: false },
  course_storage_full: { status: 409, reportable: false },
  own_storage_full: { status: 409, reportable: false },
  too_large: { status: 413, reportable: false },
  unsupported_media_type: { status: 415, reportable: false },
  idempotency_key_reused: { status: 422, reportable: false },
  too_many_requests: { status: 429, reportable: false },
  internal: { status: 500, reportable: true },
  busy: { status: 503, reportable: true },
} as const satisfies Record<string, { status: number; reportable: boolean }>;

export type ErrorCode = keyof typeof errorCatalogue;

const codes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/** A problem document (RFC 9457). `code` is the key that the site translates; `issues` name the fields at fault. */
export const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(codes),
  requestId: z.string(),
  issues: z
    .array(z.strictObject({ path: z.array(z.union([z.string(), z.number()])), code: z.string() }))
    .optional(),
  /** The object as it stands now, where the answer is 409 on a stale version; the locks of a block that is locked. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
