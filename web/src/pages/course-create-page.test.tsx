// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import CourseCreatePage from './course-create-page.tsx';

const { api, add, whenDone, notify } = vi.hoisted(() => ({
  api: vi.fn(),
  add: vi.fn(),
  whenDone: vi.fn(),
  notify: vi.fn(),
}));
vi.mock('#web/lib/api.ts', () => ({ api }));
vi.mock('#web/lib/notify.ts', () => ({ notify }));
vi.mock('#web/features/media/uploads.ts', () => ({ uploads: { add, whenDone } }));
vi.mock('#web/features/transfer/template-list.tsx', () => ({ TemplateList: () => null }));

const courseId = '01J9Z3W0C0FFEE00000000000A';
const mediaId = '01J9Z3W0C0FFEE00000000000B';
const picture = new File(['x'], 'loaf.jpg', { type: 'image/jpeg' });

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open() {
  await renderInSite(<CourseCreatePage />);
  type(/^Title/, 'Bread');
  type(/^Summary/, 'Flour, water, salt');
  type(/^Description/, 'From the first loaf on.');
  type(/^Category/, 'arts');
  type(/^Weeks/, '3');
  type(/^Hours/, '12');
  type(/^Short code/, 'bread-1');
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [picture] } });
}
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
const sent = () => api.mock.calls.map(([id]) => String(id));

beforeEach(() => {
  for (const mock of [api, add, whenDone, notify]) mock.mockReset();
  api.mockResolvedValue({ courseId, version: 1 });
  add.mockReturnValue('an upload');
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  );
});

it('asks for words for the picture before the course is made', async () => {
  await open();
  create();
  await screen.findByText(/say in a few words/);
  expect(sent()).toEqual([]);
});

it('brings the picture once the course is there, and puts it on it', async () => {
  whenDone.mockResolvedValue({ mediaId });
  await open();
  type(/shows, in Spanish/, 'Una hogaza');
  create();
  await waitFor(() => expect(sent()).toEqual(['courses.create', 'courses.update']));
  expect(add).toHaveBeenCalledExactlyOnceWith(courseId, picture, 'image');
  expect(api.mock.calls[1]?.[1]).toMatchObject({
    params: { courseId },
    body: { version: 1, cover: { mediaId, alt: { es: 'Una hogaza' } } },
  });
  expect(notify).not.toHaveBeenCalledWith('warning', expect.anything());
});

it('says it where the course is made and the picture did not arrive', async () => {
  whenDone.mockResolvedValue(undefined);
  await open();
  type(/shows, in English/, 'A loaf');
  create();
  await waitFor(() => expect(notify).toHaveBeenCalledWith('warning', expect.anything()));
  expect(sent()).toEqual(['courses.create']);
});
