// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import NotFoundPage from './not-found-page.tsx';

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

it('is kept out of search engines for as long as it is shown', async () => {
  const { unmount } = await renderInSite(<NotFoundPage />);
  expect(robots()).toBe('noindex');
  unmount();
  expect(robots()).toBeUndefined();
});
