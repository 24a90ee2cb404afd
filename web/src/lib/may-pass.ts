import { ApiError } from '#shared/contract/client.ts';

/**
 * Whether what went wrong may pass by itself, so that the same request is worth sending again: nobody answered, the
 * server was busy or broken, or it was asked too often. Every other refusal stays one, and what was aborted stays so.
 */
export const mayPass = (error: unknown): boolean =>
  // `fetch` throws a TypeError where no answer came.
  error instanceof TypeError ||
  (error instanceof ApiError && (error.status === 429 || error.status >= 500));
