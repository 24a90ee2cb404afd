// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { CourseForm } from './course-form.tsx';
import type { Course } from './course-fields.ts';

const api = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api }));
vi.mock('#web/lib/notify.ts', () => ({ notify: vi.fn() }));

const course: Course = {
  courseId: '01J9Z3W0C0FFEE00000000000A',
  code: 'BREAD-1',
  title: { en: 'Bread' },
  summary: { en: 'Flour, water, salt' },
  description: { en: 'From the first loaf on.' },
  outcomes: [{ en: 'Knead' }, { en: 'Bake' }],
  requirements: [],
  cover: null,
  category: 'arts',
  level: 'beginner',
  effort: { weeks: 3, hours: 12 },
  price: null,
  startsOn: null,
  endsOn: null,
  completeFrom: null,
  seats: null,
  enrollmentMode: 'open',
  enrollmentWindow: { opensOn: null, closesOn: null },
  prerequisites: [],
  state: 'draft',
  ownerId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  createdAt: '2026-01-05T09:00:00.000Z',
  publishedAt: null,
  version: 3,
};

const refusal = (status: number, code: ErrorCode, more: object = {}) =>
  new ApiError(status, { type: '', title: '', status, code, requestId: 'r', ...more });

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const bodies = () => api.mock.calls.map(([, input]) => (input as { body: object }).body);

beforeEach(() => api.mockReset());

function fill() {
  type(/^Title/, 'Bread');
  type(/^Summary/, 'Flour, water, salt');
  type(/^Description/, 'From the first loaf on.');
  type(/^Category/, 'arts');
  type(/^Weeks/, '3');
  type(/^Hours/, '12');
  type(/^Short code/, 'bread-1');
}

describe('a new course', () => {
  const created = vi.fn();
  const open = () => renderInSite(<CourseForm course={null} onCreated={created} />);
  beforeEach(() => created.mockReset());

  it('is sent as the API takes it: what is left empty is free, without limit and in one’s own time', async () => {
    api.mockResolvedValue(course);
    await open();
    fill();
    press('Create the draft');
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    expect(bodies()[0]).toMatchObject({
      title: { en: 'Bread' },
      code: 'BREAD-1',
      effort: { weeks: 3, hours: 12 },
      price: null,
      seats: null,
      startsOn: null,
      enrollmentMode: 'open',
    });
  });

  it('asks for a total where one is typed, and takes no percentage that is none', async () => {
    api.mockResolvedValue(course);
    await open();
    fill();
    type(/^Least total/, '140');
    press('Create the draft');
    expect(await screen.findByText(/Write a percentage above 0/)).toBeDefined();
    type(/^Least total/, '62.5');
    press('Create the draft');
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    expect(bodies()).toMatchObject([{ completeFrom: 6250 }]);
  });

  it('tells on the fields what is missing, goes to the first of them, and sends nothing', async () => {
    await open();
    press('Create the draft');
    expect(await screen.findByText(/Enter a title/)).toBeDefined();
    expect(screen.getByText(/Choose a category/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Title/)));
    expect(api).not.toHaveBeenCalled();
  });

  it('does not end before it starts', async () => {
    await open();
    fill();
    fireEvent.click(screen.getByRole('radio', { name: /With a start date/ }));
    type(/^First day/, '2027-03-02');
    type(/^Last day/, '2027-03-01');
    press('Create the draft');
    expect(await screen.findByText(/cannot lie before the first/)).toBeDefined();
    expect(api).not.toHaveBeenCalled();
  });

  it('has its price in minor units, also from a decimal comma', async () => {
    api.mockResolvedValue(course);
    await open();
    fill();
    fireEvent.click(screen.getByRole('radio', { name: /Paid/ }));
    type(/^Amount/, '49,50');
    press('Create the draft');
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    expect(bodies()[0]).toMatchObject({ price: { amount: 4950, currency: 'EUR' } });
  });

  it('is told on its code that another course has it, and keeps what was typed', async () => {
    api.mockRejectedValueOnce(refusal(409, 'course_code_taken'));
    await open();
    fill();
    press('Create the draft');
    await waitFor(() => expect(field(/^Short code/).getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Short code/)));
    expect(field(/^Title/).value).toBe('Bread');
    expect(created).not.toHaveBeenCalled();
  });

  it('shows on its field what the server found wrong', async () => {
    const issues = [{ path: ['summary', 'en'], code: 'hidden_characters' }];
    api.mockRejectedValueOnce(refusal(400, 'invalid_request', { issues }));
    await open();
    fill();
    press('Create the draft');
    expect(await screen.findByText(/Enter a summary/)).toBeDefined();
  });

  it('is written in a second language beside the first, where somebody wants to', async () => {
    api.mockResolvedValue(course);
    await open();
    fill();
    press('Also write it in Spanish');
    type(/^Title · Español/, 'Pan');
    press('Create the draft');
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    expect(bodies()[0]).toMatchObject({ title: { en: 'Bread', es: 'Pan' } });
  });
});

describe('a course that is there', () => {
  const open = () => renderInSite(<CourseForm course={course} />);
  const save = () => press('Save changes');

  it('sends what was changed alone, with the version that it was made from', async () => {
    api.mockResolvedValue({ ...course, version: 4 });
    await open();
    type(/^Hours/, '20');
    save();
    await screen.findByText(/^Saved/);
    expect(bodies()).toEqual([{ effort: { weeks: 3, hours: 20 }, version: 3 }]);
  });

  it('shows numbers as people of the language write them', async () => {
    const paid = {
      ...course,
      price: { amount: 149_550, currency: 'EUR' as const },
      completeFrom: 6250,
    };
    const { unmount } = await renderInSite(<CourseForm course={paid} />, { language: 'es' });
    expect(field(/^Importe/).value).toBe('1495,5');
    expect(field(/^Total mínimo/).value).toBe('62,5');
    unmount();
    await renderInSite(<CourseForm course={paid} />);
    expect(field(/^Amount/).value).toBe('1495.5');
    expect(field(/^Least total/).value).toBe('62.5');
  });

  it('has lines that are moved and taken away by buttons, and the focus goes along', async () => {
    api.mockResolvedValue({ ...course, version: 4 });
    await open();
    press('Move up: Outcome 2');
    expect(field(/^Outcome 1/).value).toBe('Bake');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: Outcome 1'),
    );
    press('Remove: Outcome 2');
    press('Add something they will learn');
    type(/^Outcome 2/, 'Slice');
    save();
    await screen.findByText(/^Saved/);
    expect(bodies()[0]).toMatchObject({ outcomes: [{ en: 'Bake' }, { en: 'Slice' }] });
  });

  it('begins another line of a list by Enter, behind the one that it ends, and sends nothing', async () => {
    await open();
    press('Add something they will learn');
    type(/^Outcome 1/, 'Bake');
    fireEvent.keyDown(field(/^Outcome 1/), { key: 'Enter' });
    await waitFor(() => expect(field(/^Outcome 2/)).toBe(document.activeElement));
    expect(api).not.toHaveBeenCalled();
  });

  it('takes over what somebody else changed elsewhere in it, and saves', async () => {
    const theirs = { ...course, summary: { en: 'Theirs' }, version: 9 };
    api.mockRejectedValueOnce(refusal(409, 'stale_version', { current: theirs }));
    api.mockResolvedValueOnce({ ...theirs, title: { en: 'Mine' }, version: 10 });
    await open();
    type(/^Title/, 'Mine');
    save();
    await screen.findByText(/^Saved/);
    expect(bodies()[1]).toEqual({ title: { en: 'Mine' }, version: 9 });
    expect(field(/^Summary/).value).toBe('Theirs');
  });

  it('shows both where both changed the same, and saves mine only when told', async () => {
    const theirs = { ...course, title: { en: 'Theirs' }, version: 9 };
    api.mockRejectedValueOnce(refusal(409, 'stale_version', { current: theirs }));
    api.mockResolvedValueOnce({ ...theirs, title: { en: 'Mine' }, version: 10 });
    await open();
    type(/^Title/, 'Mine');
    save();
    expect(await screen.findByText('Theirs')).toBeDefined();
    expect(field(/^Title/).value).toBe('Mine');
    expect(api).toHaveBeenCalledOnce();
    press('Keep mine');
    await screen.findByText(/^Saved/);
    expect(bodies()[1]).toEqual({ title: { en: 'Mine' }, version: 9 });
  });

  it('takes theirs into the field on request', async () => {
    const theirs = { ...course, title: { en: 'Theirs' }, version: 9 };
    api.mockRejectedValueOnce(refusal(409, 'stale_version', { current: theirs }));
    await open();
    type(/^Title/, 'Mine');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Take the saved version' }));
    await waitFor(() => expect(field(/^Title/).value).toBe('Theirs'));
    expect(screen.queryByText(/changed here and elsewhere/)).toBeNull();
  });
});
