// @vitest-environment jsdom
import { QueryObserver, type InvalidateQueryFilters } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { errorKey } from './error-key.ts';
import { createQueryClient, mayRetry } from './query-client.ts';

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

describe('what is said to be stale', () => {
  const queryKey = ['list'];
  const asking = () => {
    const early = Promise.withResolvers<string>();
    const ask = vi.fn(async () => 'after the write').mockReturnValueOnce(early.promise);
    const client = createQueryClient();
    return { early, ask, client, options: { queryKey, queryFn: ask } };
  };

  it('is asked again though its first answer is on its way, and that answer does not count', async () => {
    const { early, ask, client, options } = asking();
    const stop = new QueryObserver(client, options).subscribe(() => undefined);
    const first = client.fetchQuery(options);
    const again = client.invalidateQueries({ queryKey });
    early.resolve('before the write');
    await again;
    expect(client.getQueryData(queryKey)).toBe('after the write');
    expect(await first).toBe('after the write');
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each<[string, boolean, InvalidateQueryFilters]>([
    ['no part of the page shows it', false, {}],
    ['it shall not be asked again', true, { refetchType: 'none' }],
    ['it is something else', true, { queryKey: ['another'] }],
  ])('goes on undisturbed where %s', async (_, isShown, filters) => {
    const { early, ask, client, options } = asking();
    const stop = isShown ? new QueryObserver(client, options).subscribe(() => undefined) : null;
    const first = client.fetchQuery(options);
    void client.invalidateQueries({ queryKey, ...filters });
    early.resolve('the only answer');
    expect(await first).toBe('the only answer');
    expect(ask).toHaveBeenCalledTimes(1);
    stop?.();
  });
});
