import { useSearchParams } from 'react-router-dom';
import type { RosterFilters } from './types.ts';

export const rosterStates = [
  'active',
  'requested',
  'waiting',
  'declined',
  'withdrawn',
  'removed',
] as const satisfies readonly NonNullable<RosterFilters['state']>[];

export const rosterOrders = [
  'name.asc',
  'name.desc',
  'progress.desc',
  'progress.asc',
  'activity.desc',
  'activity.asc',
  'enrolled.desc',
  'enrolled.asc',
] as const;

const oneOf = <T extends string>(all: readonly T[], value: string | null): T =>
  all.find((one) => one === value) ?? (all[0] as T);

/** The filters of a course's roster, as the address says them; unknown ones are left out. */
export function useRosterFilters() {
  const [params, setParams] = useSearchParams();
  const state = oneOf(rosterStates, params.get('state'));
  const order = oneOf(rosterOrders, params.get('order'));
  const q = params.get('q')?.trim().slice(0, 60) ?? '';
  const cursor = params.get('cursor');
  const [sort, direction] = order.split('.') as [
    NonNullable<RosterFilters['sort']>,
    NonNullable<RosterFilters['order']>,
  ];
  /** The filters, without the place in the list. */
  const wanted: RosterFilters = {
    state,
    ...(q === '' ? { sort, order: direction } : { q }),
  };
  const change = (name: 'state' | 'order' | 'q' | 'course', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('cursor');
        if (value.trim() === '') next.delete(name);
        else next.set(name, value.trim());
        return next;
      },
      // Typing should not fill the history with every letter.
      { replace: name === 'q', preventScrollReset: true },
    );
  const toFirst = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('cursor');
        return next;
      },
      { replace: true },
    );
  const filters: RosterFilters = cursor === null ? wanted : { ...wanted, cursor };
  /** The list itself, without what else the address of its page says. */
  const kept = new URLSearchParams(
    (['state', 'order', 'q', 'cursor'] as const).flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const listed = kept.size === 0 ? '' : `?${kept}`;
  return { state, order, q, wanted, filters, listed, change, toFirst };
}

export type RosterState = ReturnType<typeof useRosterFilters>;
