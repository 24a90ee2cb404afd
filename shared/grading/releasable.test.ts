import { describe, expect, it } from 'vitest';
import { isReleasable } from './releasable.ts';

const mark = (
  status: 'open' | 'waiting' | 'marked' | 'missing' | 'excused',
  most: number | null,
  isSet = false,
) => ({ status, most, isSet });

describe('what a gradebook may release', () => {
  it('of an item that no lesson stands for is whatever was typed', () => {
    const item = { kind: 'manual' as const };
    expect(isReleasable(item, mark('marked', 10))).toBe(true);
    expect(isReleasable(item, mark('missing', null))).toBe(true);
    expect(isReleasable(item, mark('open', null))).toBe(false);
  });

  it('of a quiz is what is marked, and not what waits to be', () => {
    const item = { kind: 'quiz' as const };
    expect(isReleasable(item, mark('marked', 10))).toBe(true);
    expect(isReleasable(item, mark('marked', null, true))).toBe(true);
    expect(isReleasable(item, mark('waiting', null))).toBe(false);
    expect(isReleasable(item, mark('open', null))).toBe(false);
  });

  it('case 19: of an assignment is what was set with nothing marked beneath, which it would tell', () => {
    const item = { kind: 'assignment' as const };
    expect(isReleasable(item, mark('marked', null, true))).toBe(true);
    expect(isReleasable(item, mark('missing', null))).toBe(true);
    expect(isReleasable(item, mark('marked', 10, true))).toBe(false);
    expect(isReleasable(item, mark('marked', 10))).toBe(false);
    expect(isReleasable(item, mark('waiting', null))).toBe(false);
    expect(isReleasable(item, mark('excused', null))).toBe(false);
  });
});
