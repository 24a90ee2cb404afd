// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { CatalogTools } from './catalog-tools.tsx';
import { FacetLists } from './facet-lists.tsx';
import { FilterChips } from './filter-chips.tsx';
import { filtersOf, useCatalogFilters } from './use-catalog-filters.ts';

const ines = '0b6b2f0e-3c1d-4a53-9f0e-4d6f4c0e7a11';
const facets = {
  category: [
    { value: 'arts' as const, count: 3 },
    { value: 'health' as const, count: 0 },
  ],
  level: [{ value: 'beginner' as const, count: 2 }],
  language: [{ value: 'es' as const, count: 1 }],
  duration: [],
  price: [{ value: 'free' as const, count: 2 }],
  pace: [],
};
const counts = { facets, teachers: [{ userId: ines, name: 'Inés Vidal', count: 4 }] };

function Catalogue() {
  const state = useCatalogFilters();
  return (
    <>
      <FacetLists state={state} counts={counts} />
      <FilterChips state={state} teachers={counts.teachers} />
      <CatalogTools state={state} view="grid" onView={() => undefined} />
      <output>{useLocation().search}</output>
    </>
  );
}

const visit = (search: string) =>
  renderInSite(
    <Routes>
      <Route path="*" element={<Catalogue />} />
    </Routes>,
    { at: `/courses${search}` },
  );

const address = () =>
  Object.fromEntries(new URLSearchParams(screen.getByRole('status').textContent));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the filters of the catalogue', () => {
  it('are read from the address', () => {
    const search = 'q=%20data%20&category=arts&level=beginner&language=es&price=free&sort=start';
    expect(filtersOf(new URLSearchParams(search))).toEqual({
      q: 'data',
      category: 'arts',
      level: 'beginner',
      language: 'es',
      price: 'free',
      sort: 'start',
    });
  });

  it('leave out what the catalogue does not know', () => {
    const search =
      'category=magic&level=&duration=__proto__&sort=random&cursor=x&q=%20&teacher=Ines';
    expect(filtersOf(new URLSearchParams(search))).toEqual({});
  });

  it('go into the address when one is chosen, and out of it when it is chosen again', async () => {
    await visit('?q=data');
    press(/^Arts/);
    press(/^Free/);
    expect(address()).toEqual({ q: 'data', category: 'arts', price: 'free' });
    expect(screen.getByRole('button', { name: /^Arts/ }).ariaPressed).toBe('true');
    press(/^Arts/);
    expect(address()).toEqual({ q: 'data', price: 'free' });
  });

  it('offer no choice that would leave nothing, but show one that was made', async () => {
    await visit('');
    expect(screen.queryByRole('button', { name: /^Health/ })).toBeNull();
    press(/^Arts/);
    await visit('?category=health');
    expect(screen.getByRole('button', { name: /^Health/ })).toBeDefined();
  });

  it('narrow to the courses of one teacher, whose name stands as a chip', async () => {
    await visit('?category=arts');
    press(/^Inés Vidal/);
    expect(address()).toEqual({ category: 'arts', teacher: ines });
    expect(filtersOf(new URLSearchParams({ teacher: ines }))).toEqual({ teacher: ines });
    press('Remove filter: Inés Vidal');
    expect(address()).toEqual({ category: 'arts' });
  });

  it('stand as chips above the results: each can be removed', async () => {
    await visit('?q=data&level=beginner&sort=shortest');
    press('Remove filter: Beginner');
    expect(address()).toEqual({ q: 'data', sort: 'shortest' });
    press('Remove filter: “data”');
    expect(address()).toEqual({ sort: 'shortest' });
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('are all cleared at once, and the order stays', async () => {
    await visit('?q=data&level=beginner&category=arts&sort=shortest');
    press('Clear all');
    expect(address()).toEqual({ sort: 'shortest' });
  });

  it('offer the best match only where there are words to match', async () => {
    await visit('');
    expect(screen.queryByRole('option', { name: 'Best match' })).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
      target: { value: 'start' },
    });
    expect(address()).toEqual({ sort: 'start' });
  });
});
