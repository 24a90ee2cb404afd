// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { LeastTotal } from './least-total.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

it.each([
  [6400, 'en', 'To finish this course, your total must reach 70%; it is 64% now.'],
  [null, 'en', 'To finish this course, your total must reach 70%; no mark that counts has been'],
  [
    7000,
    'en',
    'To finish this course, your total must reach 70%; it is 70% now, and that is enough.',
  ],
  [6400, 'es', 'Para terminar este curso, tu total debe llegar al 70 %; ahora es del 64 %.'],
] as const)('says what is missing: %s in %s', async (shown, language, text) => {
  call.mockResolvedValue({ total: { shown } });
  await renderInSite(<LeastTotal courseId="c" completeFrom={7000} />, { language });
  const notice = await screen.findByRole('status');
  expect(notice.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
  expect(screen.getByRole('link').getAttribute('href')).toContain('/courses/c/my-grades');
});
