// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import { useHeadLinks } from './use-head-links.ts';

function Head() {
  useHeadLinks();
  return null;
}

const canonicalAt = async (at: string) => {
  await renderInSite(<Head />, { at });
  return document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
};

describe('the canonical address in the head', () => {
  it.each(['/', '/courses/c1', '/teachers/u1', '/help/enroll', '/faq'])(
    'is there on %s, which the server draws',
    async (path) => expect(await canonicalAt(path)).toBe(location.origin + path),
  );

  it.each(['/courses/enrolled', '/courses/create', '/help/api', '/settings', '/nothing/here'])(
    'is not there on %s, which the server does not draw',
    async (path) => expect(await canonicalAt(path)).toBeUndefined(),
  );
});
