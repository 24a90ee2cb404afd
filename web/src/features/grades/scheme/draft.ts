import { usualGrading } from '#shared/grading/book.ts';
import type { GradingSettings, ItemPlace } from '#shared/schemas/grades.ts';
import { changedFields } from '#web/lib/save-over.ts';
import type { Book, BookItem, SchemeChange } from '../types.ts';

/** What a course decides: each field of its scheme, and as what each item counts. */
export type Fields = GradingSettings & {
  [item: `item:${string}`]: ItemPlace | undefined;
};

/** The same as it is saved, with the versions of what is written over. */
export type Saved = Fields & { version: number; versions: Record<string, number> };

const prefix = 'item:';
export const fieldOf = (itemId: string) => `${prefix}${itemId}` as const;

const placeOf = ({ categoryId, isExtra, isKeptOut, place }: ItemPlace): ItemPlace => ({
  categoryId,
  isExtra,
  isKeptOut,
  place,
});

export const savedOf = ({ scheme, version, items }: Book): Saved => ({
  ...scheme,
  ...Object.fromEntries(items.map((item) => [fieldOf(item.itemId), placeOf(item)])),
  version,
  versions: Object.fromEntries(items.map((item) => [item.itemId, item.version])),
});

/** Fields in two: those of the scheme, and the places of items. */
export function partsOf(fields: Partial<Fields>) {
  const entries = Object.entries(fields);
  const isItem = ([name]: [string, unknown]) => name.startsWith(prefix);
  return {
    scheme: Object.fromEntries(entries.filter((one) => !isItem(one))) as Partial<GradingSettings>,
    places: entries
      .filter(isItem)
      .map(([name, place]) => ({ itemId: name.slice(prefix.length), ...(place as ItemPlace) })),
  };
}

const settingNames = Object.keys(usualGrading) as (keyof GradingSettings)[];

/** The scheme in fields that hold more. */
export const schemeIn = (fields: GradingSettings): GradingSettings =>
  Object.fromEntries(settingNames.map((name) => [name, fields[name]])) as GradingSettings;

/** A book with what is drafted, as totals are made from it. */
export const bookWith = (book: Book, fields: Fields) => ({
  scheme: schemeIn(fields),
  items: book.items.map((item): BookItem => ({ ...item, ...fields[fieldOf(item.itemId)] })),
});

/** The fields that take a change back, and no later one: what it did not touch stays as it is now. */
export function undoing({ from, to, items }: SchemeChange, book: Book): Partial<Fields> {
  const before = from ?? usualGrading;
  const fields: Partial<Fields> = {};
  for (const name of changedFields<GradingSettings>(before, to))
    Object.assign(fields, { [name]: before[name] });
  const known = new Set(book.items.map(({ itemId }) => itemId));
  for (const { itemId, from: place } of items)
    if (known.has(itemId)) fields[fieldOf(itemId)] = place;
  return fields;
}

/** What keeps a draft from being looked at: letters that do not fall, or a category without a name. */
export function faultOf({ letters, categories }: GradingSettings): 'letters' | 'categories' | null {
  const falls = letters.every(
    ({ letter, from }, at) =>
      letter.trim() !== '' && (at === 0 || from < (letters[at - 1]?.from ?? 0)),
  );
  if (!falls) return 'letters';
  const isNamed = categories.every(({ title }) => Object.values(title).some(Boolean));
  return isNamed ? null : 'categories';
}
