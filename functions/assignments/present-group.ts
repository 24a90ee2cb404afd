import { presentPerson } from '#functions/data/accounts/present-person.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import type { AssignmentView } from '#functions/data/assignments/assignment-view.ts';
import { membersOf } from '#functions/data/assignments/own-group.ts';
import type { Table } from '#functions/data/table/table.ts';

/** Who hands in together with somebody; null: nobody does. */
export async function presentGroup(table: Table, { group }: Pick<AssignmentView, 'group'>) {
  const name = group?.own?.team?.name ?? group?.group?.name;
  if (!group || !name) return null;
  const members = membersOf(group);
  const names = await profiles.names(table, members);
  return { name, members: members.map((userId) => presentPerson(userId, names)) };
}
