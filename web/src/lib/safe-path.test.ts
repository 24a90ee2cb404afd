import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

const origin = 'https://learn.example';

describe('safePath', () => {
  it.each([
    '/',
    '/courses',
    '/courses?q=python&level=beginner',
    '/courses/01ABC?intent=enroll#top',
    '/búsqueda',
  ])('keeps %s', (path) =>
    expect(safePath(path, origin)).toBe(new URL(path, origin).href.slice(origin.length)),
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/%09/evil.example',
    '/%2f/evil.example',
    '/%252f/evil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'user@host',
    'https://learn.example@evil.example/',
    '@evil.example',
    'courses',
    '',
    ' /courses',
    '/%',
    `/${'a'.repeat(10_000)}`,
    null,
    undefined,
    42,
    { pathname: '/courses' },
  ])('case 79: %j leads to the start', (wanted) => expect(safePath(wanted, origin)).toBe('/'));

  it('case 79: whatever comes out stays on this origin', () => {
    for (const wanted of [
      '/.//evil.example',
      '/..//evil.example',
      '/a/..//evil.example',
      '/x/%2e%2e//evil.example',
    ]) {
      expect(new URL(safePath(wanted, origin), origin).origin).toBe(origin);
      expect(safePath(wanted, origin)).not.toMatch(/^\/\//);
    }
  });
});
