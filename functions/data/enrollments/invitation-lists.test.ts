import { expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { startTable } from '#test/support/table.ts';
import { invitationListRecord, invitationLists } from './invitation-lists.ts';
import { invitations, type Invitation } from './invitations.ts';

const table = await startTable();
const invitationOf = (courseId: string, expiresAt: number): Invitation => ({
  invitationId: 'hash',
  courseId,
  email: 'ada@example.org',
  language: 'en',
  invitedBy: 'grace',
  invitedAt: '2026-01-01T00:00:00.000Z',
  place: 'price',
  sentAt: null,
  heldAt: null,
  stopToken: '',
  expiresAt,
});
const keep = () => invitationLists.keep(table, table, 'hash');
const goodAt = async (now: number) => {
  const list = await table.get(invitationListRecord, keys.invitationList('hash'));
  return invitationLists.goodOf(list, now).map(({ courseId }) => courseId);
};

test('INV-77: the list of an address follows its invitations, and none that has expired is in it', async () => {
  await keep();
  expect(await table.get(invitationListRecord, keys.invitationList('hash'))).toBeNull();
  const [one, other] = [invitationOf('c', 100), invitationOf('d', 200)];
  await table.commit([invitations.create(one), invitations.create(other)]);
  await Promise.all([keep(), keep(), keep()]);
  expect(await goodAt(99_000)).toEqual(['c', 'd']);
  expect(await goodAt(150_000)).toEqual(['d']);
  await table.commit([invitations.remove(one)]);
  await keep();
  expect(await goodAt(0)).toEqual(['d']);
  await table.commit([invitations.remove(other)]);
  await keep();
  expect(await goodAt(0)).toEqual([]);
});
