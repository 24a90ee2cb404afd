// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Pending, progressOutbox, stillCounts } from './progress-outbox.ts';

const pending = (changes: Partial<Pending> = {}): Pending => ({
  userId: 'ana',
  courseId: 'course',
  moduleId: 'module',
  blockId: 'block',
  state: 'started',
  positionSeconds: 12,
  at: Date.parse('2025-03-01T10:00:00Z'),
  ...changes,
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('progress that waits on the device', () => {
  it('is one entry for a block: the last', () => {
    progressOutbox.keep(pending({ positionSeconds: 12 }));
    progressOutbox.keep(pending({ positionSeconds: 40 }));
    progressOutbox.keep(pending({ blockId: 'other' }));
    expect(progressOutbox.find('ana', 'block')?.positionSeconds).toBe(40);
    expect(progressOutbox.of('ana', 'course')).toHaveLength(2);
  });

  it('belongs to one person', () => {
    progressOutbox.keep(pending());
    expect(progressOutbox.find('luis', 'block')).toBeNull();
    expect(progressOutbox.of('luis', 'course')).toEqual([]);
  });

  it('stays where a later place was kept while an earlier one was sent', () => {
    const sent = progressOutbox.keep(pending());
    vi.advanceTimersByTime(1);
    progressOutbox.keep({ ...sent, positionSeconds: 40 });
    progressOutbox.drop(sent);
    expect(progressOutbox.find('ana', 'block')?.positionSeconds).toBe(40);
  });

  it('survives a store that somebody wrote nonsense into', () => {
    localStorage.setItem('progress-outbox', '{');
    expect(progressOutbox.of('ana', 'course')).toEqual([]);
  });
});

describe('what waited', () => {
  it.each([
    [pending(), null, true],
    [pending(), '2025-03-01T09:00:00.000Z', true],
    [pending(), '2025-03-01T11:00:00.000Z', false],
    [pending({ state: 'done' }), '2025-03-01T11:00:00.000Z', true],
  ] as const)('%# counts or not by what happened elsewhere', (kept, lastActivityAt, counts) => {
    expect(stillCounts(kept, lastActivityAt)).toBe(counts);
  });
});
