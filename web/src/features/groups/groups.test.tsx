// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ApiError } from '#shared/contract/client.ts';
import { DivideDialog } from './divide-dialog.tsx';
import { ManagedGroups } from './managed-groups.tsx';
import { OwnGroups } from './own-groups.tsx';
import { PeoplePlacing } from './people-placing.tsx';
import type { GroupRow } from './types.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const courseId = '01J0000000000000000000000C';
const setId = '01J0000000000000000000000S';
const ids = { courseId, setId };
const group = {
  groupId: '01J0000000000000000000000G',
  setId,
  name: { en: 'Evening' },
  size: 0,
  version: 1,
  isOwn: false,
  members: [],
} as GroupRow;
const page = (items: object[]) => ({ items, nextCursor: null });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const callsOf = (id: string) => call.mock.calls.filter(([one]) => one === id);

beforeEach(() => {
  call.mockReset();
});

describe('people of a course', () => {
  const people = Array.from({ length: 25 }, (_, at) => ({
    userId: `person-${at}`,
    name: `Person ${at}`,
    groupId: null,
  }));

  it('are put into a group as many at once as one request takes', async () => {
    call.mockImplementation(async (id: string) =>
      id === 'groups.place' ? { placed: [] } : page(people),
    );
    await renderInSite(<PeoplePlacing ids={ids} groups={[group]} />);
    await screen.findByText('Person 24');
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    screen.getByText('25 chosen');
    press('Put into this group');
    await waitFor(() => expect(callsOf('groups.place')).toHaveLength(2));
    const sent = callsOf('groups.place').map(
      ([, input]) => (input as { body: { userIds: string[]; groupId: string } }).body,
    );
    expect(sent.map(({ userIds }) => userIds.length)).toEqual([20, 5]);
    expect(sent.every(({ groupId }) => groupId === group.groupId)).toBe(true);
    await waitFor(() => expect(screen.queryByText('25 chosen')).toBeNull());
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Students and their groups' }),
    );
  });

  it('stay chosen where the group has no room for them', async () => {
    call.mockImplementation(async (id: string) => {
      if (id !== 'groups.place') return page(people.slice(0, 2));
      throw new ApiError(409, {
        type: '',
        title: '',
        status: 409,
        code: 'group_full',
        requestId: 'r',
      });
    });
    await renderInSite(<PeoplePlacing ids={ids} groups={[group]} />);
    fireEvent.click(await screen.findByRole('checkbox', { name: /Person 1/ }));
    press('Put into this group');
    await waitFor(() => expect(callsOf('groups.place')).toHaveLength(1));
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Put into this group' }).disabled,
      ).toBe(false),
    );
    screen.getByText('1 chosen');
  });
});

it('a division says what stands in its way, and is not sent then', async () => {
  call.mockResolvedValue({ people: 9, groups: 1, smallest: 9, largest: 9, refusal: 'group_full' });
  await renderInSite(<DivideDialog ids={ids} most={12} onClose={() => undefined} />);
  await screen.findByText('A group of this set has fewer places than that.');
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Divide' });
  expect(yes.disabled).toBe(true);
  fireEvent.submit(yes);
  expect(callsOf('groups.allot')).toHaveLength(0);
});

it.each([
  [{ groups: 2, smallest: 3, largest: 4 }, '7 people', 'with 3 to 4 in each'],
  [{ groups: 2, smallest: 4, largest: 4 }, '8 people', 'with 4 in each'],
])('a division says how large its groups become: %o', async (into, who, size) => {
  call.mockResolvedValue({ people: Number.parseInt(who, 10), ...into, refusal: null });
  await renderInSite(<DivideDialog ids={ids} most={12} onClose={() => undefined} />);
  expect(
    await screen.findByText(`${who} without a group. 2 groups would be made, ${size}.`),
  ).toBeDefined();
});

it.each([
  [3, '3'],
  [12, '4'],
])(
  'a division of groups with %s places begins with as many people as have room',
  async (most, n) => {
    call.mockResolvedValue({ people: 9, groups: 3, smallest: 3, largest: 3, refusal: null });
    await renderInSite(<DivideDialog ids={ids} most={most} onClose={() => undefined} />);
    const size = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'People in each group',
    });
    expect(size.value).toBe(n);
  },
);

describe.each([
  ['who teaches', <ManagedGroups key="managed" courseId={courseId} />, 'No groups yet'],
  ['a student', <OwnGroups key="own" courseId={courseId} />, 'No groups for you here'],
])('the groups for %s', (_who, screenOf, empty) => {
  it('say that there are none', async () => {
    call.mockResolvedValue(page([]));
    await renderInSite(screenOf);
    expect(await screen.findAllByRole('heading', { name: empty })).toHaveLength(1);
  });

  it('say that they could not be had, and are asked for again', async () => {
    call.mockRejectedValueOnce(
      new ApiError(400, {
        type: '',
        title: '',
        status: 400,
        code: 'invalid_cursor',
        requestId: 'r',
      }),
    );
    call.mockResolvedValue(page([]));
    await renderInSite(screenOf);
    fireEvent.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findAllByRole('heading', { name: empty })).toHaveLength(1);
  });
});

it('a student is told where a group is full, and that the time to choose is over', async () => {
  const set = {
    setId,
    name: { en: 'Teams' },
    isSections: false,
    choice: { closesAt: null },
    mostMembers: 1,
    groups: 1,
    version: 1,
    own: null,
    allotment: null,
    can: { edit: false, choose: true },
  };
  const over = { ...set, setId: '01J0000000000000000000000T', can: { edit: false, choose: false } };
  call.mockImplementation(async (id: string) =>
    id === 'groups.listSets' ? page([set, over]) : page([{ ...group, size: 1 }]),
  );
  await renderInSite(<OwnGroups courseId={courseId} />);
  await screen.findByText('Full');
  screen.getByText('1 of 1 place taken');
  screen.getByText(/The time to choose is over/);
  expect(screen.queryByRole('button', { name: 'Join Evening' })).toBeNull();
});

it('asks a student before they leave a group or move to another one, and comes into a first one at once', async () => {
  const other = { ...group, groupId: '01J0000000000000000000000H', name: { en: 'Morning' } };
  const set = {
    setId,
    name: { en: 'Teams' },
    isSections: false,
    choice: { closesAt: null },
    mostMembers: 2,
    groups: 2,
    version: 1,
    own: null as object | null,
    allotment: null,
    can: { edit: false, choose: true },
  };
  const own = () => ({ ...group, size: 1, isOwn: set.own !== null, members: [] });
  call.mockImplementation(async (id: string) => {
    if (id === 'groups.listSets') return page([{ ...set }]);
    if (id === 'groups.list') return page([own(), other]);
    if (id === 'groups.join') set.own = { groupId: group.groupId, name: group.name };
    return own();
  });
  await renderInSite(<OwnGroups courseId={courseId} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Join Evening' }));
  await waitFor(() => expect(callsOf('groups.join')).toHaveLength(1));

  fireEvent.click(await screen.findByRole('button', { name: 'Leave Evening' }));
  expect(await screen.findByRole('dialog', { name: 'Leave Evening?' })).toBeDefined();
  screen.getByText(/^Your place in Evening is free for others at once\./);
  press('Cancel');
  expect(callsOf('groups.leave')).toEqual([]);

  press('Join Morning');
  expect(await screen.findByRole('dialog', { name: 'Move to Morning?' })).toBeDefined();
  screen.getByText(/^Your place in Evening is free/);
  expect(callsOf('groups.join')).toHaveLength(1);
  press('Move');
  await waitFor(() => expect(callsOf('groups.join')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(await screen.findByRole('button', { name: 'Leave Evening' }));
  press('Leave the group');
  await waitFor(() => expect(callsOf('groups.leave')).toHaveLength(1));
});
