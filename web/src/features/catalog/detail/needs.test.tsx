// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { Needs } from './needs.tsx';

it('tells what one needs before a course in the words of its teacher, in their language', async () => {
  const requirements = [{ en: 'A <b>computer</b>', es: 'Un ordenador' }, { es: 'Paciencia' }];
  await renderInSite(<Needs course={{ requirements, prerequisites: [] }} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['A <b>computer</b>', ''],
    ['Paciencia', 'es'],
  ]);
  expect(screen.queryByText(/curiosity/)).toBeNull();
});

it('says that nothing is needed only where nothing is', async () => {
  await renderInSite(<Needs course={{ requirements: [], prerequisites: [] }} />);
  expect(screen.getByText(/Nothing but curiosity/)).toBeTruthy();
});
