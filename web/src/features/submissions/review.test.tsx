// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { id, points, rowOf } from '../../../test/submission-work.ts';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { CourseAssignments } from './course/course-assignments.tsx';
import { ExtensionList } from './extensions/extension-list.tsx';
import { SubmissionList } from './list/submission-list.tsx';
import { NotSubmittedList } from './people/not-submitted-list.tsx';
import { SubmissionQueue } from './queue/submission-queue.tsx';
import { ReleaseList } from './releases/release-list.tsx';
import type { Extension, SubmissionRow } from './types.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const ids = { courseId: id('C0'), assignmentId: id('A0') };
const sums = { people: 3, submitted: 1, returned: 0, marked: 2, released: 0 };
const at = '2026-03-04T08:00:00.000Z';
const by = { userId: 'me', name: 'Me' };

/** What each route answers; a function does so each time. */
let answers: Record<string, unknown>;
beforeEach(() => {
  answers = {};
  call.mockReset();
  call.mockImplementation(async (route: string, input: unknown) => {
    const answer = answers[route];
    return typeof answer === 'function' ? answer(input) : (answer ?? {});
  });
});

const listOf = (rows: SubmissionRow[], edit = true) => ({
  items: rows,
  sums: edit ? sums : null,
  course: { en: 'Chemistry' },
  assignment: { en: 'An essay' },
  can: { edit },
  nextCursor: null,
});
const pageOf = (...items: object[]) => ({ items, nextCursor: null });
const refused = (code: ErrorCode, current?: unknown) =>
  new ApiError(409, { type: '', title: '', status: 409, code, requestId: 'r', current });
const sent = (route: string) =>
  call.mock.calls.filter(([name]) => name === route).map(([, input]) => input);
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const type = (dialog: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });

/** A release that begins, and how it stands soon after. */
function begins(changes: { releasedAt: string; state: 'running' | 'done' }) {
  const begun = { releaseId: id('R1'), by, at, released: 0, moved: 0 };
  answers['submissions.release'] = { ...begun, ...changes, state: 'running' };
  answers['submissions.listReleases'] = pageOf({ ...begun, ...changes, released: 2 });
}

const rows = [
  rowOf(1),
  rowOf(2, { state: 'marked', points: points(12), status: 'marked', isLate: true }),
  rowOf(3, { state: 'marked', points: points(9), status: 'marked', number: 2, isExtended: true }),
];

describe('the submissions of an assignment', () => {
  const show = (at_ = '/', language: 'en' | 'es' = 'en') =>
    renderInSite(<SubmissionList ids={ids} />, { at: at_, language });

  it('say what is unusual of each, what they earned, and how far all are', async () => {
    answers['submissions.list'] = listOf(rows);
    await show();
    const row = await screen.findByRole('row', { name: /Person 2/ });
    within(row).getByText('Late');
    within(row).getByText('12 of 15 points');
    within(row).getByText('Ready');
    within(screen.getByRole('row', { name: /Person 3/ })).getByText('Submission 2');
    within(screen.getByRole('row', { name: /Person 3/ })).getByText('Extension');
    expect(screen.getByText('3 students handed in · 1 to mark · 2 ready')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mark in a spreadsheet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Person 1' }).getAttribute('href')).toBe(
      `/assignments/submission/${id(1)}`,
    );
  });

  it('without names are late by the dates of everyone, which is said', async () => {
    const words = /^As long as no names are shown, late is judged by the dates of everyone/;
    answers['submissions.list'] = listOf(rows);
    const named = await show();
    await screen.findByRole('row', { name: /Person 2/ });
    expect(screen.queryByText(words)).toBeNull();
    named.unmount();
    answers['submissions.list'] = listOf([rowOf(2, { isLate: true, person: null })]);
    await show();
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('of a group stand under its name, with who is in it, each of whom is excused', async () => {
    const members = [1, 2].map((at_) => ({
      userId: `user-${at_}`,
      name: `Person ${at_}`,
      email: null,
    }));
    const group = { name: { en: 'The bakers' }, members };
    answers['submissions.list'] = listOf([rowOf(1, { group })]);
    answers['submissions.excuse'] = { isExcused: true };
    await show();
    await screen.findByRole('link', { name: 'The bakers' });
    screen.getByText('Person 1 and Person 2');
    choose('Choose The bakers');
    press('Excuse…', await screen.findByRole('toolbar'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/2 students/)).toBeDefined();
  });

  it('are narrowed as the address says, and one goes on through what is shown', async () => {
    answers['submissions.list'] = listOf([rows[1]!]);
    await show('/?list=late&cursor=behind');
    const link = await screen.findByRole('link', { name: 'Person 2' });
    expect(link.getAttribute('href')).toBe(
      `/assignments/submission/${id(2)}?list=late&from=behind`,
    );
    expect(sent('submissions.list')[0].query).toEqual({ list: 'late', cursor: 'behind' });
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'unread' } });
    await waitFor(() => expect(sent('submissions.list').at(-1).query).toEqual({ list: 'unread' }));
  });

  it('that are ready are released: those that are chosen, now', async () => {
    answers['submissions.list'] = listOf(rows);
    begins({ releasedAt: at, state: 'done' });
    await show();
    await screen.findByText('Person 1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    const toolbar = await screen.findByRole('toolbar');
    within(toolbar).getByText('3 chosen');
    press('Release 2 marks…', toolbar);
    press('Release', await screen.findByRole('dialog'));
    await waitFor(() => expect(sent('submissions.release')).toHaveLength(1));
    expect(sent('submissions.release')[0]).toMatchObject({
      params: ids,
      body: { submissionIds: [id(2), id(3)], at: null },
    });
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    const last = await screen.findByRole('region', { name: 'The last release' });
    await within(last).findByText('2 marks released');
    expect(within(last).queryByRole('button')).toBeNull();
  });

  it('that are ready are released: all of them, from a time that has to be said', async () => {
    answers['submissions.list'] = listOf(rows);
    begins({ releasedAt: '2999-03-09T09:00:00.000Z', state: 'done' });
    await show();
    await screen.findByText('Person 1');
    press('Release all 2 that are ready…');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Later' }));
    press('Plan', dialog);
    await within(dialog).findByText('Please enter a date and a time.');
    expect(sent('submissions.release')).toEqual([]);
    type(dialog, /^From/, '2026-03-09T09:00');
    press('Plan', dialog);
    await within(dialog).findByText(/^This time has passed/);
    expect(sent('submissions.release')).toEqual([]);
    type(dialog, /^From/, '2999-03-09T09:00');
    press('Plan', dialog);
    await waitFor(() => expect(sent('submissions.release')).toHaveLength(1));
    expect(sent('submissions.release')[0].body).toEqual({
      submissionIds: null,
      at: new Date('2999-03-09T09:00').toISOString(),
    });
    // It can be taken back where it was pressed, and there the focus is.
    const last = await screen.findByRole('region', { name: 'The last release' });
    await waitFor(() => expect(document.activeElement).toBe(last));
    await within(last).findByText('2 marks are to be shown');
    press('Take back…', last);
    const withheld = { releaseId: id('R2'), releasedAt: null, by, at, released: 0, moved: 0 };
    answers['submissions.release'] = { ...withheld, state: 'running' };
    answers['submissions.listReleases'] = pageOf({ ...withheld, state: 'done', released: 2 });
    press('Take back', await screen.findByRole('dialog'));
    await waitFor(() => expect(sent('submissions.release')).toHaveLength(2));
    expect(sent('submissions.release')[1].body).toMatchObject({ at: 'withheld', of: id('R1') });
    await within(last).findByText('2 marks are no longer planned');
    await waitFor(() => expect(document.activeElement).toBe(last));
  });

  it('are extended for several at once: who fails is named, and tried again alone', async () => {
    answers['submissions.list'] = listOf(rows);
    let failures = 1;
    answers['submissions.extend'] = ({
      params,
      body,
    }: {
      params: { userId: string };
      body: { version: number | null };
    }) => {
      // Somebody has an extension already, which the new one takes the place of.
      if (params.userId === 'user-1' && body.version === null)
        throw refused('stale_version', { version: 4 });
      if (params.userId === 'user-3' && failures-- > 0) throw refused('not_found');
      return { extension: null };
    };
    await show();
    await screen.findByText('Person 1');
    choose('Choose Person 1');
    choose('Choose Person 3');
    await screen.findByText('2 chosen');
    press('Extend…');
    const dialog = await screen.findByRole('dialog', { name: 'Extension: 2 students' });
    type(dialog, /^Due/, '2026-03-10T12:00');
    press('Save', dialog);
    await within(dialog).findByText('Please enter a reason.');
    type(dialog, /^Reason/, 'Ill.');
    press('Save', dialog);
    await within(dialog).findByText(/^It did not work for 1 student \(Person 3\)/);
    press('Save', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = sent('submissions.extend').map(({ params, body }) => [
      params.userId,
      body.version,
    ]);
    expect(asked.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
      ['user-1', null],
      ['user-1', 4],
      ['user-3', null],
      ['user-3', null],
    ]);
    expect(sent('submissions.extend').at(-1).body.extension).toEqual({
      dueAt: new Date('2026-03-10T12:00').toISOString(),
      closesAt: null,
      moreAttempts: 0,
      reason: 'Ill.',
    });
  });

  it('of people without names have no extensions to give', async () => {
    answers['submissions.list'] = listOf(rows.map((row) => ({ ...row, person: null })));
    await show('/', 'es');
    await screen.findByText('Anónimo Alias 1');
    // Marks from a file name people.
    expect(screen.queryByRole('link', { name: 'Notas desde un archivo' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir a Anónimo Alias 1' }));
    await screen.findByRole('toolbar');
    expect(screen.queryByRole('button', { name: 'Prorrogar…' })).toBeNull();
  });

  it('lead to who is missing where there are none', async () => {
    answers['submissions.list'] = { ...listOf([]), sums: { ...sums, marked: 0 } };
    await show();
    const link = await screen.findByRole('link', { name: 'See who is missing' });
    expect(link.getAttribute('href')).toContain('view=notSubmitted');
  });
});

it('who has handed in nothing is excused, with a reason', async () => {
  answers['submissions.listNotSubmitted'] = pageOf(
    { userId: 'user-7', name: 'Person 7', email: null },
    { userId: 'user-8', name: '', email: null },
    { userId: 'user-9', name: 'Person 9', email: null, mark: { status: 'excused', version: 1 } },
  );
  await renderInSite(<NotSubmittedList ids={ids} />);
  await screen.findByText('Person 7');
  // Who is excused by now is there, to take that back.
  expect(screen.getAllByText('Excused')).toHaveLength(1);
  choose('Choose Person 7');
  press('Excuse…');
  const dialog = await screen.findByRole('dialog', { name: 'Excuse: Person 7' });
  type(dialog, /^Reason/, 'In hospital.');
  press('Save', dialog);
  await waitFor(() => expect(sent('submissions.excuse')).toHaveLength(1));
  expect(sent('submissions.excuse')[0]).toMatchObject({
    params: { ...ids, userId: 'user-7' },
    body: { isExcused: true, reason: 'In hospital.' },
  });
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

describe('extensions', () => {
  const extension: Extension = {
    person: { userId: 'user-1', name: 'Person 1' },
    group: null,
    dueAt: '2026-03-10T12:00:00.000Z',
    closesAt: null,
    moreAttempts: 2,
    reason: 'Ill.',
    by,
    at,
    version: 3,
  };
  beforeEach(() => {
    answers['submissions.listExtensions'] = pageOf(extension);
  });

  it('give something: the same dates as for everyone and no more submissions are none', async () => {
    answers['submissions.extend'] = { extension };
    await renderInSite(<ExtensionList ids={ids} />);
    await screen.findByText(/2 more submissions/);
    press('Change the extension of Person 1');
    const dialog = await screen.findByRole('dialog');
    type(dialog, /^Due/, '');
    type(dialog, /^More submissions/, '0');
    press('Save', dialog);
    await within(dialog).findByText(/^Enter another date, or more submissions/);
    expect(sent('submissions.extend')).toEqual([]);
    type(dialog, /^More submissions/, '1');
    press('Save', dialog);
    await waitFor(() => expect(sent('submissions.extend')).toHaveLength(1));
  });

  it('are changed over the version that was seen', async () => {
    answers['submissions.extend'] = { extension };
    await renderInSite(<ExtensionList ids={ids} />);
    await screen.findByText(/2 more submissions/);
    press('Change the extension of Person 1');
    const dialog = await screen.findByRole('dialog');
    type(dialog, /^More submissions/, '21');
    press('Save', dialog);
    await within(dialog).findByText('Please enter a whole number from 0 to 20.');
    type(dialog, /^More submissions/, '1');
    type(dialog, /^Closes/, '2026-03-01T12:00');
    press('Save', dialog);
    await within(dialog).findByText('It would close before it is due.');
    type(dialog, /^Closes/, '');
    press('Save', dialog);
    await waitFor(() => expect(sent('submissions.extend')).toHaveLength(1));
    expect(sent('submissions.extend')[0].body).toEqual({
      version: 3,
      extension: {
        dueAt: '2026-03-10T12:00:00.000Z',
        closesAt: null,
        moreAttempts: 1,
        reason: 'Ill.',
      },
    });
  });

  it('that somebody changed meanwhile are not written over', async () => {
    answers['submissions.extend'] = () => {
      throw refused('stale_version', { version: 4 });
    };
    await renderInSite(<ExtensionList ids={ids} />);
    await screen.findByText(/2 more submissions/);
    press('Change the extension of Person 1');
    const dialog = await screen.findByRole('dialog');
    press('Save', dialog);
    await within(dialog).findByText(/newer version/);
    expect(sent('submissions.extend')).toHaveLength(1);
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('Ill.');
  });

  it('are removed once that is confirmed', async () => {
    answers['submissions.extend'] = { extension: null };
    await renderInSite(<ExtensionList ids={ids} />);
    await screen.findByText(/2 more submissions/);
    press('Remove the extension of Person 1');
    press('Remove', await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(sent('submissions.extend')[0]).toMatchObject({
        params: { userId: 'user-1' },
        body: { version: 3, extension: null },
      }),
    );
  });
});

it('releases say from when on marks are seen, and how far they are', async () => {
  answers['submissions.listReleases'] = pageOf(
    { releaseId: id('R1'), releasedAt: at, by, at, state: 'running', released: 4, moved: 0 },
    { releaseId: id('R2'), releasedAt: at, by, at, state: 'done', released: 1, moved: 0 },
    {
      releaseId: id('R3'),
      releasedAt: '2999-03-04T08:00:00.000Z',
      by,
      at,
      state: 'done',
      released: 3,
      moved: 0,
    },
  );
  await renderInSite(<ReleaseList ids={ids} />);
  await screen.findByText('On its way: 4 marks so far');
  screen.getByText('1 mark released');
  screen.getByText('3 marks are to be shown');
  expect(screen.getAllByText(/^Shown from/)).toHaveLength(3);
});

describe('what is planned', () => {
  const planned = {
    releaseId: id('R1'),
    releasedAt: '2999-03-04T08:00:00.000Z',
    by,
    at,
    state: 'done',
    released: 3,
    moved: 1,
  };
  const list = async () => {
    answers['submissions.listReleases'] = pageOf(
      planned,
      { ...planned, releaseId: id('R2'), moved: 3 },
      { ...planned, releaseId: id('R3'), releasedAt: null, released: 2, moved: 0 },
    );
    await renderInSite(<ReleaseList ids={ids} />);
    await screen.findByText(
      '2 marks are to be shown · 1 mark was planned anew, taken back or opened again later',
    );
  };

  it('says what is left of it, and what was taken back', async () => {
    await list();
    screen.getByText('3 marks were planned anew, taken back or opened again later');
    screen.getByText(/^Was planned for Mar 4, 2999/);
    screen.getByText('Taken back');
    screen.getByText('2 marks are no longer planned');
    // Nothing is left to be moved of the others.
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('is moved to another time: what is left of that release alone', async () => {
    await list();
    press('Change the time…');
    const dialog = await screen.findByRole('dialog', { name: /^2 marks are planned for/ });
    type(dialog, /^From/, '2999-03-09T09:00');
    press('Plan', dialog);
    await waitFor(() => expect(sent('submissions.release')).toHaveLength(1));
    expect(sent('submissions.release')[0].body).toEqual({
      submissionIds: null,
      at: new Date('2999-03-09T09:00').toISOString(),
      of: id('R1'),
    });
  });

  it('is taken back', async () => {
    await list();
    press('Take back…');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/until you release them/);
    press('Take back', dialog);
    await waitFor(() => expect(sent('submissions.release')).toHaveLength(1));
    expect(sent('submissions.release')[0].body).toMatchObject({ at: 'withheld', of: id('R1') });
  });

  it('is told apart in the list, and can be taken back for those that are chosen', async () => {
    const [one, ...others] = rows.slice(1);
    const comes = { ...one!, releasedAt: '2999-03-04T08:00:00.000Z' };
    answers['submissions.list'] = listOf([comes, ...others]);
    begins({ releasedAt: at, state: 'done' });
    await renderInSite(<SubmissionList ids={ids} />, { at: '/?list=released' });
    const row = (await screen.findByText('Person 2')).closest('tr')!;
    within(row).getByText('Planned');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    press('Release 2 marks…', await screen.findByRole('toolbar'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: /take back/ }));
    press('Take back', dialog);
    await waitFor(() => expect(sent('submissions.release')).toHaveLength(1));
    expect(sent('submissions.release')[0].body).toEqual({
      submissionIds: [id(2), id(3)],
      at: 'withheld',
    });
  });
});

it('the assignments of a course say how they stand, and lead to what waits', async () => {
  const assignment = {
    assignmentId: ids.assignmentId,
    moduleId: id('M0'),
    module: { en: 'Module 1' },
    title: { en: 'An essay' },
    isPublished: true,
    isEmpty: false,
    dueAt: at,
    closesAt: null,
    sums: { ...sums, submitted: 2 },
  };
  answers['submissions.listAssignments'] = pageOf(assignment, {
    ...assignment,
    assignmentId: id('A1'),
    title: { en: 'A place' },
    isPublished: false,
    isEmpty: true,
    dueAt: null,
    sums: { people: 0, submitted: 0, returned: 0, marked: 0, released: 0 },
  });
  await renderInSite(<CourseAssignments courseId={ids.courseId} />);
  const first = await screen.findByRole('row', { name: /An essay/ });
  within(first).getByText('3 students handed in');
  within(first).getByText(/^Due /);
  expect(
    within(first).getByRole('link', { name: '2 to mark: An essay' }).getAttribute('href'),
  ).toBe(
    `/assignments/review?course=${ids.courseId}&assignment=${ids.assignmentId}&list=submitted`,
  );
  const second = screen.getByRole('row', { name: /A place/ });
  within(second).getByText('It asks for nothing yet');
  within(second).getByText('Nobody yet');
});

describe.each<[string, ReactNode, string, RegExp]>([
  ['the queue', <SubmissionQueue key="queue" />, 'submissions.listToMark', /Nothing is waiting/],
  [
    'who is missing',
    <NotSubmittedList key="not" ids={ids} />,
    'submissions.listNotSubmitted',
    /Everyone has handed in/,
  ],
  [
    'releases',
    <ReleaseList key="releases" ids={ids} />,
    'submissions.listReleases',
    /Nothing has been released/,
  ],
  [
    'extensions',
    <ExtensionList key="extensions" ids={ids} />,
    'submissions.listExtensions',
    /The same dates hold for everyone/,
  ],
  [
    'the assignments of a course',
    <CourseAssignments key="course" courseId={ids.courseId} />,
    'submissions.listAssignments',
    /no assignment yet/,
  ],
])('%s', (_what, list, route, empty) => {
  it('says that there is nothing', async () => {
    answers[route] = { ...pageOf(), pending: 0 };
    await renderInSite(list);
    expect(await screen.findByText(empty)).toBeDefined();
  });

  it('says what failed, and asks again when it is told to', async () => {
    answers[route] = () => {
      throw new ApiError(400, null);
    };
    await renderInSite(list);
    const again = await screen.findByRole('button', { name: /try again/i });
    answers[route] = { ...pageOf(), pending: 0 };
    fireEvent.click(again);
    expect(await screen.findByText(empty)).toBeDefined();
  });
});
