// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { plainAssignment } from '#shared/blocks/assignment/plain-assignment.ts';
import { usualFacts } from '#shared/blocks/usual-facts.ts';
import { ApiError } from '#shared/contract/client.ts';
import { courseOf } from '../../../../test/support/course-of.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import DatesView from './dates-view.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

/** 10 September 2026 is a Thursday. */
const course = courseOf({ title: { en: 'Bread' }, startsOn: '2026-09-10' });
const { courseId } = course;
const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const on = (day: number) => ({ day, time: '09:00', timeZone });
const rules = { published: true, release: null, prerequisites: [], binnedAt: null, version: 1 };
const title = (en: string) => ({ title: { en } });
const moduleRow = { ...rules, moduleId: 'M', source: 'M', copying: false, ...title('Basics') };
const blockRow = (blockId: string, name: string) => ({
  ...rules,
  ...title(name),
  blockId,
  moduleId: 'M',
  source: blockId,
  kind: 'assignment',
  minutes: 5,
  preview: false,
  completion: { rule: 'marked' },
  facts: usualFacts,
});

/** What the server keeps: it answers by it, and takes what is saved over the version that it has. */
let kept: {
  course: typeof course;
  modules: object[];
  blocks: ReturnType<typeof blockRow>[];
  contents: Record<string, typeof plainAssignment>;
};

type Sent = {
  params: { blockId: string };
  body: { version: number; content: typeof plainAssignment };
};

function update({ params: { blockId }, body: { version, content } }: Sent) {
  const row = kept.blocks.find((one) => one.blockId === blockId);
  if (!row || row.version !== version)
    throw new ApiError(409, {
      type: '',
      title: '',
      status: 409,
      code: 'stale_version',
      requestId: 'r',
    });
  kept.contents[blockId] = content;
  kept.blocks = kept.blocks.map((one) =>
    one.blockId === blockId ? { ...one, version: version + 1 } : one,
  );
  return row;
}

beforeEach(() => {
  kept = {
    course,
    modules: [moduleRow],
    blocks: [blockRow('A', 'Knead'), blockRow('B', 'Bake')],
    contents: {
      A: { ...plainAssignment, opens: on(0), due: on(1) },
      B: { ...plainAssignment, due: on(8) },
    },
  };
  call.mockReset();
  call.mockImplementation(async (route: string, input: never) => {
    if (route === 'lessons.updateBlock') return update(input);
    if (route === 'lessons.listContents')
      return {
        items: Object.entries(kept.contents).map(([blockId, content]) => ({ blockId, content })),
        nextCursor: null,
      };
    const { modules, blocks } = kept;
    return { course: kept.course, modules, blocks, findings: [] };
  });
});

const show = () => renderInSite(<DatesView courseId={courseId} />);
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
const type = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const daysOf = (blockId: string) => {
  const { opens, due } = kept.contents[blockId] ?? plainAssignment;
  return [opens?.day, due?.day];
};

it('shows what each day comes to, and what another one would', async () => {
  await show();
  const knead = await row('Knead');
  knead.getByText('Thu, Sep 10, 2026, 9:00 AM');
  type(knead.getByLabelText('Due, on day'), '5');
  knead.getByText('Mon, Sep 14, 2026, 9:00 AM');
  knead.getByText('Was: Fri, Sep 11, 2026, 9:00 AM');
  screen.getByText('1 entry has changed dates.');
  press('Discard');
  expect(knead.queryByText(/^Was/)).toBeNull();
});

it('saves what was changed and nothing else, and takes it back', async () => {
  await show();
  type((await row('Knead')).getByLabelText('Due, on day'), '5');
  press('Save the dates');
  await screen.findByText('The dates of 1 entry are saved.');
  expect([daysOf('A'), daysOf('B')]).toEqual([
    [0, 4],
    [undefined, 8],
  ]);
  expect(kept.blocks.map(({ version }) => version)).toEqual([2, 1]);
  press('Take back');
  await waitFor(() => expect(daysOf('A')).toEqual([0, 1]));
  expect(kept.blocks.map(({ version }) => version)).toEqual([3, 1]);
});

it('moves what is chosen from a day on, over weekends and days off', async () => {
  await show();
  const bake = await row('Bake');
  fireEvent.click(bake.getByRole('button', { name: /^Choose “Bake” and all/ }));
  screen.getByText('1 entry is chosen.');
  fireEvent.click((await row('Knead')).getByRole('button', { name: /^Choose “Knead” and all/ }));
  screen.getByText('2 entries are chosen.');
  fireEvent.click(screen.getByRole('switch', { name: 'Not on Saturdays and Sundays' }));
  type(screen.getByLabelText('Day off'), '2026-09-14');
  press('Add');
  type(screen.getByLabelText('By days'), '2');
  press('Move');
  // Saturday the 12th and Sunday the 13th; the 14th is off; the 20th is a Sunday.
  expect((await row('Knead')).getAllByText('Tue, Sep 15, 2026, 9:00 AM')).toHaveLength(2);
  bake.getByText('Mon, Sep 21, 2026, 9:00 AM');
  expect(kept.blocks.map(({ version }) => version)).toEqual([1, 1]);
  press('Save the dates');
  await screen.findByText('The dates of 2 entries are saved.');
  expect([daysOf('A'), daysOf('B')]).toEqual([
    [5, 5],
    [undefined, 11],
  ]);
});

it('moves nothing where something would come before the first day, and says what', async () => {
  await show();
  fireEvent.click(await screen.findByLabelText('Choose all'));
  type(screen.getByLabelText('By days'), '-1');
  press('Move');
  await screen.findByText(/“Knead” would come before the first day/);
  expect(screen.queryByRole('button', { name: 'Save the dates' })).toBeNull();
});

it('warns of days that do not go together', async () => {
  await show();
  const knead = await row('Knead');
  type(knead.getByLabelText('Opens, on day'), '9');
  expect(knead.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'It is due before it opens.',
  ]);
});

it('keeps what was chosen beside what somebody else changed meanwhile', async () => {
  await show();
  type((await row('Knead')).getByLabelText('Due, on day'), '5');
  type((await row('Bake')).getByLabelText('Due, on day'), '12');
  kept.contents['A'] = { ...plainAssignment, opens: on(0), due: on(2) };
  kept.blocks = kept.blocks.map((one) => (one.blockId === 'A' ? { ...one, version: 2 } : one));
  press('Save the dates');
  await screen.findByText(/^Knead: Somebody else changed it meanwhile/);
  screen.getByText('The dates of 1 entry are saved.');
  expect([daysOf('A'), daysOf('B')]).toEqual([
    [0, 2],
    [undefined, 11],
  ]);
  (await row('Knead')).getByText('Was: Sat, Sep 12, 2026, 9:00 AM');
  press('Save the dates');
  await waitFor(() => expect(daysOf('A')).toEqual([0, 4]));
});

it('says where there is nothing with a date, and leads to the content', async () => {
  kept.contents = {};
  await show();
  await screen.findByText('This course has no dates yet');
  expect(screen.getByRole('link', { name: 'Open the content' }).getAttribute('href')).toBe(
    `/courses/${courseId}/structure`,
  );
});

it('says what failed, and asks again', async () => {
  call.mockRejectedValueOnce(new ApiError(400, null));
  await show();
  fireEvent.click(await screen.findByRole('button', { name: /try again/i }));
  await row('Knead');
  expect(call.mock.calls.filter(([route]) => route === 'lessons.getStructure')).toHaveLength(2);
});
