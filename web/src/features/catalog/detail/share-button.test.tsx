// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { ShareButton } from './share-button.tsx';

it.each([
  ['en', 'Share', '/courses/c1'],
  ['es', 'Compartir', '/es/courses/c1'],
] as const)(
  'hands on the address of the language that the course is read in: %s',
  async (language, name, path) => {
    const writeText = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await renderInSite(<ShareButton courseId="c1" title="Knots" />, { language });
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(location.origin + path));
  },
);
