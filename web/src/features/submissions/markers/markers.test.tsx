// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../../../test/dialogs.ts';
import '#web/lib/i18n/feature-error-texts.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { id, rowOf } from '../../../../test/submission-work.ts';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { SubmissionList } from '../list/submission-list.tsx';
import CourseMarkers from './course-markers.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const ids = { courseId: id('C0'), assignmentId: id('A0') };
const at = '2026-03-04T08:00:00.000Z';
const marker = (number: number, groupIds: string[] = []) => ({
  userId: `marker-${number}`,
  name: `Marker ${number}`,
  groupIds,
  addedAt: at,
  version: 1,
});
const section = (number: number) => ({
  groupId: id(`G${number}`),
  name: { en: `Section ${number}` },
});

let answers: Record<string, unknown>;
beforeEach(() => {
  answers = {
    'submissions.listMarkers': { items: [marker(1, [id('G1')]), marker(2)] },
    'groups.listSets': {
      items: [
        { setId: id('S0'), isSections: false },
        { setId: id('S1'), isSections: true },
      ],
      nextCursor: null,
    },
    'groups.list': { items: [section(1), section(2)], nextCursor: null },
    'submissions.getAllocation': { allocation: null, each: 1 },
  };
  call.mockReset();
  call.mockImplementation(async (route: string, input: unknown) => {
    const answer = answers[route];
    return typeof answer === 'function' ? answer(input) : (answer ?? {});
  });
});

const refused = (code: ErrorCode, current?: unknown) => () => {
  throw new ApiError(409, { type: '', title: '', status: 409, code, requestId: 'r', current });
};
const sent = (route: string) =>
  call.mock.calls.filter(([name]) => name === route).map(([, input]) => input);
const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

it('shows who marks in a course with their sections, and says where nobody does', async () => {
  await renderInSite(<CourseMarkers {...ids} />);
  const first = await screen.findByRole('row', { name: /Marker 1/ });
  await within(first).findByText('Section 1');
  within(screen.getByRole('row', { name: /Marker 2/ })).getByText('None');
  expect(sent('groups.list')[0].params).toEqual({ courseId: ids.courseId, setId: id('S1') });
});

it('says that nobody marks, and what went wrong', async () => {
  answers['submissions.listMarkers'] = { items: [] };
  const shown = await renderInSite(<CourseMarkers {...ids} />);
  await screen.findByText('Nobody marks with you yet.');
  shown.unmount();
  answers['submissions.listMarkers'] = refused('busy');
  await renderInSite(<CourseMarkers {...ids} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('adds a colleague by their address, and keeps what was typed where it is refused', async () => {
  answers['submissions.addMarker'] = refused('teacher_unknown');
  await renderInSite(<CourseMarkers {...ids} />);
  await screen.findByRole('table');
  press('Add a marker');
  const dialog = await screen.findByRole('dialog');
  press('Add', dialog);
  await within(dialog).findByText('Type an email address.');
  const email = within(dialog).getByLabelText<HTMLInputElement>(/Email/);
  fireEvent.change(email, { target: { value: ' who@example.com ' } });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Section 2' }));
  press('Add', dialog);
  await within(dialog).findByText(/Nobody who teaches here has this address/);
  expect(sent('submissions.addMarker')[0]).toMatchObject({
    params: { courseId: ids.courseId },
    body: { email: 'who@example.com', groupIds: [id('G2')] },
  });
  expect(email.value.trim()).toBe('who@example.com');
});

it('shows what somebody else chose meanwhile, and saves over that', async () => {
  answers['submissions.changeMarker'] = refused('stale_version', {
    ...marker(1, [id('G1'), id('G2')]),
    version: 4,
  });
  await renderInSite(<CourseMarkers {...ids} />);
  await screen.findByText('Section 1');
  press('Sections of Marker 1');
  const dialog = await screen.findByRole('dialog');
  press('Save', dialog);
  await within(dialog).findByText(/Somebody else changed them meanwhile/);
  const second = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Section 2' });
  expect(second.checked).toBe(true);
  answers['submissions.changeMarker'] = marker(1);
  fireEvent.click(second);
  press('Save', dialog);
  await waitFor(() =>
    expect(sent('submissions.changeMarker').at(-1).body).toEqual({
      groupIds: [id('G1')],
      version: 4,
    }),
  );
});

it('asks before somebody marks no more', async () => {
  answers['submissions.removeMarker'] = { userId: 'marker-2' };
  await renderInSite(<CourseMarkers {...ids} />);
  await screen.findByText('Marker 2');
  press('Remove Marker 2');
  const dialog = await screen.findByRole('dialog');
  expect(sent('submissions.removeMarker')).toEqual([]);
  press('Remove', dialog);
  await waitFor(() =>
    expect(sent('submissions.removeMarker')[0].params).toEqual({
      courseId: ids.courseId,
      userId: 'marker-2',
    }),
  );
});

const listed = (edit: boolean, markers: string[] = []) => ({
  items: [rowOf(1, { markers }), rowOf(2)],
  sums: edit ? { people: 2, submitted: 2, returned: 0, marked: 0, released: 0 } : null,
  course: { en: 'Chemistry' },
  assignment: { en: 'An essay' },
  can: { edit },
  nextCursor: null,
});

it('shares out the marking among those who are chosen, or by section, and says how it went', async () => {
  answers['submissions.list'] = listed(true, ['marker-1']);
  answers['submissions.allocate'] = {};
  answers['submissions.getAllocation'] = {
    allocation: {
      way: 'evenly',
      at,
      state: 'done',
      shares: [{ userId: 'marker-1', works: 1 }],
      ofTeacher: 2,
      left: 0,
      standing: true,
    },
    each: 2,
  };
  await renderInSite(<SubmissionList ids={ids} />);
  await within(await screen.findByRole('row', { name: /Person 1/ })).findByText('Goes to Marker 1');
  await screen.findByText(/Marker 1 \(1\) and you \(2\)\. What comes later goes the same way\./);
  press('Share out the marking');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/asks for two markers/);
  for (const name of ['Marker 1', 'Marker 2'])
    fireEvent.click(within(dialog).getByRole('checkbox', { name }));
  press('Share out', dialog);
  await within(dialog).findByText('Choose at least one marker.');
  expect(sent('submissions.allocate')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Marker 2' }));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Me' }));
  // As it was said by the press before.
  const later = within(dialog).getByRole<HTMLInputElement>('checkbox', {
    name: /what comes later/,
  });
  expect(later.checked).toBe(true);
  fireEvent.click(later);
  press('Share out', dialog);
  await waitFor(() =>
    expect(sent('submissions.allocate')[0].body).toEqual({
      way: 'evenly',
      markers: ['marker-2'],
      withTeacher: true,
      again: false,
      standing: false,
    }),
  );
});

it('says that nobody can share by section where no marker has one', async () => {
  answers['submissions.list'] = listed(true);
  answers['submissions.listMarkers'] = { items: [marker(1)] };
  await renderInSite(<SubmissionList ids={ids} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Share out the marking' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('radio', { name: /By section/ }));
  await within(dialog).findByText(/No marker has a section yet/);
  const yes = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Share out' });
  expect(yes.disabled).toBe(true);
});

it('gives what is chosen to a marker, and lists what is theirs', async () => {
  answers['submissions.list'] = listed(true);
  answers['submissions.assign'] = { markers: ['marker-2'] };
  await renderInSite(<SubmissionList ids={ids} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Person 2/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Give to a marker' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('To whom'), { target: { value: 'marker-2' } });
  press('Give', dialog);
  await waitFor(() =>
    expect(sent('submissions.assign')[0].body).toEqual({
      submissionIds: [id(2)],
      markers: ['marker-2'],
    }),
  );
  fireEvent.change(screen.getByLabelText('Marker'), { target: { value: 'marker-1' } });
  await waitFor(() =>
    expect(sent('submissions.list').at(-1).query).toEqual({ marker: 'marker-1' }),
  );
});

it('shows a marker what is theirs, and nothing that is done by who teaches', async () => {
  answers['submissions.list'] = listed(false);
  await renderInSite(<SubmissionList ids={ids} />);
  await screen.findByRole('row', { name: /Person 1/ });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Share out the marking' })).toBeNull();
  // What is theirs they take along and bring back as who teaches does.
  for (const name of ['Download all', 'Bring files back'])
    expect(screen.getByRole('button', { name })).toBeDefined();
  expect(sent('submissions.listMarkers')).toEqual([]);
});
