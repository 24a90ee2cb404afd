// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { errorKey } from './error-key.ts';
import { mayRetry } from './query-client.ts';

describe('trying again', () => {
  it.each([400, 401, 403, 404, 409, 413, 422])('never happens after a %i', (status) => {
    expect(mayRetry(0, new ApiError(status, null))).toBe(false);
  });

  it.each([429, 500, 503])('happens twice after a %i', (status) => {
    const error = new ApiError(status, null);
    expect([0, 1, 2].map((failures) => mayRetry(failures, error))).toEqual([true, true, false]);
  });

  it('happens when there was no answer, and not for a fault of our own', () => {
    expect(mayRetry(0, new TypeError('Failed to fetch'))).toBe(true);
    expect(mayRetry(0, new RangeError('ours'))).toBe(false);
  });
});

it('tells what happened by the code of the problem, else by what is known', () => {
  const problem = {
    type: '',
    title: '',
    status: 409,
    code: 'course_full',
    requestId: 'r',
  } as const;
  expect(errorKey(new ApiError(409, problem))).toBe('course_full');
  expect(errorKey(new ApiError(502, null))).toBe('unexpected');
  expect(errorKey(new TypeError('Failed to fetch'))).toBe('no_response');
});
