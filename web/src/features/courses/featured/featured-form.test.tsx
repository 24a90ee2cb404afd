// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { Problem } from '#shared/contract/errors.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { CourseCard } from '#web/course/types.ts';
import { FeaturedForm } from './featured-form.tsx';

const api = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api }));

const course = (courseId: string, en: string) =>
  ({ courseId, title: { en }, category: 'science' }) as CourseCard;
const known = [course('A', 'Algebra'), course('B', 'Botany')];
const more = course('C', 'Chess');

let stored: { courseIds: string[]; version: number };

/** The API as far as this form goes: a list with a version. */
function answer(id: string, input: { body?: { courseIds: string[]; version: number } }) {
  if (id === 'catalog.list') return { items: [...known, more], nextCursor: null };
  if (input.body === undefined) return stored;
  if (input.body.version !== stored.version) {
    const problem = { status: 409, code: 'stale_version', current: stored } as Problem;
    throw new ApiError(409, problem);
  }
  stored = { courseIds: input.body.courseIds, version: stored.version + 1 };
  return stored;
}

beforeEach(() => {
  stored = { courseIds: ['A', 'B'], version: 3 };
  api.mockReset();
  api.mockImplementation(async (id: string, input: object) => answer(id, input));
});

const open = () => renderInSite(<FeaturedForm saved={stored} known={known} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const order = () =>
  within(screen.getAllByRole('list')[0] ?? document.body)
    .getAllByRole('listitem')
    .map((row) => row.textContent.replace(/\d/g, ''));

describe('the featured courses', () => {
  it('are moved by buttons, told to who listens, and saved in their new order', async () => {
    await open();
    press('Move up Botany');
    expect(order()).toEqual(['Botany', 'Algebra']);
    expect(screen.getByText('Botany is now number 1')).toBeDefined();
    press('Save the order');
    await waitFor(() => expect(stored).toEqual({ courseIds: ['B', 'A'], version: 4 }));
  });

  it('stay where they are at the ends', async () => {
    await open();
    press('Move up Algebra');
    press('Move down Botany');
    expect(order()).toEqual(['Algebra', 'Botany']);
  });

  it('are chosen from the catalogue and taken away', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add Chess' }));
    press('Remove Algebra');
    expect(order()).toEqual(['Botany', 'Chess']);
  });

  it('show a conflict, and keep both orders until one is chosen', async () => {
    await open();
    press('Move up Botany');
    stored = { courseIds: ['A'], version: 9 };
    press('Save the order');
    expect(await screen.findByText(/changed here and elsewhere/)).toBeDefined();
    expect(order()).toEqual(['Botany', 'Algebra']);
    press('Keep mine');
    await waitFor(() => expect(stored).toEqual({ courseIds: ['B', 'A'], version: 10 }));
  });

  it('take over what somebody else saved, on request', async () => {
    await open();
    press('Move up Botany');
    stored = { courseIds: ['A'], version: 9 };
    press('Save the order');
    fireEvent.click(await screen.findByRole('button', { name: 'Take the saved version' }));
    await waitFor(() => expect(order()).toEqual(['Algebra']));
  });
});
