import { type Clause, readConditions } from '#shared/policies/conditions.ts';
import { percentOf } from '#web/lib/percent.ts';
import type { BookItem } from '../types.ts';

/** A clause as it is being written: each part as its field holds it. */
export type Draft = {
  key: number;
  field: Clause['field'];
  itemId: string;
  is: string;
  value: string;
};

export const fields = ['status', 'mark', 'total', 'lastSeen', 'feedback', 'group'] as const;

/** Of which items it is known whether somebody has read what was said of theirs. */
const knowsReading: Record<BookItem['kind'], boolean> = {
  quiz: false,
  assignment: true,
  manual: false,
};

/** The items that may be asked for by a field: of what is marked without names nothing is told. */
export const itemsFor = (field: Clause['field'], items: readonly BookItem[]) =>
  items.filter(({ kind, isHidden }) => !isHidden && (field !== 'feedback' || knowsReading[kind]));

const usual: Record<Clause['field'], { is: string; value: string }> = {
  status: { is: 'is', value: 'unsubmitted' },
  mark: { is: 'below', value: '60' },
  total: { is: 'below', value: '60' },
  lastSeen: { is: 'before', value: '7' },
  feedback: { is: 'is', value: 'unread' },
  group: { is: 'in', value: '' },
};

/** What a clause about something begins with. */
export const newDraft = (
  key: number,
  field: Clause['field'],
  items: readonly BookItem[],
): Draft => ({ key, field, itemId: itemsFor(field, items)[0]?.itemId ?? '', ...usual[field] });

const isPercent = (field: Clause['field']) => field === 'mark' || field === 'total';

export const draftOf = (clause: Clause, key: number, language: string): Draft => ({
  key,
  field: clause.field,
  itemId: 'itemId' in clause ? clause.itemId : '',
  is: clause.is,
  value: isPercent(clause.field)
    ? new Intl.NumberFormat(language, { useGrouping: false }).format(Number(clause.value) / 100)
    : String(clause.value),
});

/** The clause that a draft comes to; null: something of it is missing, or is no number. */
export function clauseOf({ field, itemId, is, value }: Draft): Clause | null {
  const number = isPercent(field)
    ? percentOf(value)
    : /^\d{1,4}$/.test(value.trim())
      ? Number(value)
      : null;
  const clause = {
    field,
    ...(field === 'status' || field === 'mark' || field === 'feedback' ? { itemId } : {}),
    is,
    value: isPercent(field) || field === 'lastSeen' ? number : value,
  };
  return readConditions(JSON.stringify([clause]))?.[0] ?? null;
}
