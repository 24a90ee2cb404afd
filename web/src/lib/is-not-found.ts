import { ApiError } from '#shared/contract/client.ts';

/** Whether the thing that was asked for is not there: also if its id is none. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.problem?.code === 'invalid_request');
