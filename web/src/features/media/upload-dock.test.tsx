// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import UploadDock from './upload-dock.tsx';

const all = [{ key: 'one' }];
vi.mock('./uploads.ts', () => ({
  uploads: { subscribe: () => () => undefined, get: () => all },
  onFilesChanged: () => () => undefined,
}));
vi.mock('./course-uploads.tsx', () => ({ CourseUploads: () => <p>film.mp4</p> }));

beforeEach(() => localStorage.clear());

it('the tray of uploads folds to its title, and stays so on the next page', async () => {
  await renderInSite(<UploadDock />);
  expect(screen.getByText('film.mp4')).toBeDefined();
  const fold = screen.getByRole('button', { name: 'Collapse the uploads' });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(fold);
  expect(screen.queryByText('film.mp4')).toBeNull();
  cleanup();
  await renderInSite(<UploadDock />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('(1)');
  expect(screen.queryByText('film.mp4')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the uploads' }));
  expect(screen.getByText('film.mp4')).toBeDefined();
});
