// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../../test/assignment-page-of.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import GroupPart from './group-part.tsx';

const member = (at: number, name = `Person ${at}`) => ({ userId: `user-${at}`, name });
const show = (members: ReturnType<typeof member>[] | null) =>
  renderInSite(
    <GroupPart
      page={pageOf({
        isForGroups: true,
        group: members && { name: { en: 'The bakers', es: 'Panaderos' }, members },
      })}
    />,
  );

it('names the group and who is in it, and says that one submits for all', async () => {
  await show([member(1), member(2, '')]);
  await screen.findByRole('region', { name: 'The bakers' });
  screen.getByText('Person 1 and Someone without a name');
  screen.getByText(/it counts for everyone/);
  expect(screen.queryByText(/more than 10 members/)).toBeNull();
});

it('says of a group that is too large that it cannot submit', async () => {
  await show(Array.from({ length: 11 }, (_, at) => member(at)));
  expect(await screen.findByText(/more than 10 members/)).toBeDefined();
});

it('tells who has no group, and leads to the groups of the course', async () => {
  await show(null);
  await screen.findByText(/you are in none/);
  const link = screen.getByRole('link', { name: 'Groups of this course' });
  expect(link.getAttribute('href')).toContain('/groups');
});

it('tells who is in a group that handed in before they joined it just that, and by its name', async () => {
  await renderInSite(
    <GroupPart page={pageOf({ isForGroups: true, leftOutOf: { en: 'The bakers' } })} />,
  );
  await screen.findByText(/You are in “The bakers”, which submitted this before you joined it/);
  expect(screen.queryByText(/you are in none/)).toBeNull();
});
