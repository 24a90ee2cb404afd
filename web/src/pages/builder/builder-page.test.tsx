// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { BuilderPage } from './builder-page.tsx';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api }));

const show = (published: boolean) => {
  api.mockResolvedValue({
    block: { blockId: 'B', title: { en: 'Loops' }, published },
    course: { courseId: 'C' },
  });
  return renderInSite(
    <Routes>
      <Route
        path="/build/:contentBlockId"
        element={
          <BuilderPage title="Quiz" loading="Loading">
            {() => <p>Questions</p>}
          </BuilderPage>
        }
      />
    </Routes>,
    { at: '/build/B' },
  );
};

it('says of what is not published that students do not see it, and leads to where that is done', async () => {
  await show(false);
  await screen.findByText(/Not published: students do not see it\./);
  expect(screen.getByRole('link', { name: 'Publish it in the content' }).getAttribute('href')).toBe(
    '/courses/C/structure?row=B',
  );
});

it('says nothing of what is published', async () => {
  await show(true);
  await screen.findByText('Questions');
  expect(screen.queryByText(/Not published/)).toBeNull();
});
