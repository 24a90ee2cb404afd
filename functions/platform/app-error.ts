import { errorCatalogue, type ErrorCode, type Problem } from '#shared/contract/errors.ts';

type Details = {
  issues?: Problem['issues'];
  current?: unknown;
  cause?: unknown;
  retryAfterSeconds?: number;
};

/** The one error that operations throw: a code of the catalogue, whose status only the outermost layer reads. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** Ends with `not_found` where there is nothing: an absent object and a hidden one look the same. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new AppError('not_found');
  return value;
}
