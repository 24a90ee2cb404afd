import { fold } from '#shared/policies/fold.ts';
import { mostRowCells } from '#shared/schemas/book-job-limits.ts';
import type { BookItem } from '../types.ts';

/** By what somebody is known in a file; other tools write first and last names apart. */
export const personUses = ['id', 'email', 'name', 'firstName', 'lastName'] as const;
export type PersonUse = (typeof personUses)[number];

/** What a column of a file is used for: to know a person by, for the marks of an item (its id), or not (empty). */
export type Use = string;

const isPerson = (use: Use) => personUses.some((one) => one === use);

/** Whether a column has the marks of an item. */
export const isItem = (use: Use) => use !== '' && !isPerson(use);

/** Whether somebody is named, and there are marks of a number of items that may come together. */
export function isEnough(uses: readonly Use[]): boolean {
  const items = uses.filter(isItem).length;
  const isNamed = (use: PersonUse) => uses.includes(use);
  const isKnown =
    (['id', 'email', 'name'] as const).some(isNamed) ||
    (isNamed('firstName') && isNamed('lastName'));
  return isKnown && items > 0 && items <= mostRowCells;
}

const names: Record<PersonUse, readonly string[]> = {
  id: ['id', 'user id', 'id de usuario', 'identificador'],
  email: [
    'e-mail',
    'email',
    'email address',
    'correo',
    'correo electronico',
    'direccion de correo',
    'direccion de correo electronico',
    'sis login id',
    'id de inicio de sesion del sis',
    'username',
    'nombre de usuario',
  ],
  name: [
    'name',
    'nombre',
    'student',
    'estudiante',
    'full name',
    'nombre completo',
    'nombre y apellidos',
    'apellidos y nombre',
  ],
  firstName: ['first name', 'firstname', 'given name', 'nombre de pila'],
  lastName: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'apellidos',
    'apellido',
    'apellido(s)',
  ],
};

/** What a file of one item calls its marks. */
const markNames: readonly string[] = [
  'mark',
  'grade',
  'score',
  'points',
  'nota',
  'calificacion',
  'puntos',
  'puntuacion',
];

/** What other tools write behind the title of an item: its id, out of how much, as what it is given. */
const behind = /\s*(?:\((?:\d{3,}|real|percentage|porcentaje)\)|\[[^\]]*\]\s*\|\s*\d+)$/u;
/** And before it, of some: what kind it is. */
const kind = /^[\p{L}\p{N} ]+:\s*/u;

/** The titles that the name of a column can mean: its own words first, then without what other tools wrote around it. */
function titlesIn(column: string): string[] {
  const name = fold(column).trim();
  const title = name.replace(behind, '');
  return title === name ? [name] : [name, title, title.replace(kind, '')];
}

/** What each column is likely to be used for, by its name: each person's way and each item once. */
export function likelyUses(columns: readonly string[], items: readonly BookItem[]): Use[] {
  const taken = new Set<Use>();
  const uses = columns.map((column) => {
    const name = fold(column).trim();
    const open = items.filter(({ itemId, isHidden }) => !isHidden && !taken.has(itemId));
    const isTitled = (said: string) => (item: BookItem) =>
      Object.values(item.title).some((text) => fold(text).trim() === said);
    const item =
      titlesIn(column)
        .map((said) => open.find(isTitled(said)))
        .find(Boolean) ?? (items.length === 1 && markNames.includes(name) ? open[0] : undefined);
    const use = personUses.find((one) => names[one].includes(name)) ?? item?.itemId ?? '';
    if (use === '' || taken.has(use)) return '';
    taken.add(use);
    return use;
  });
  // What stands beside last names is a first name, whatever it is called.
  return taken.has('lastName') && !taken.has('firstName')
    ? uses.map((use) => (use === 'name' ? 'firstName' : use))
    : uses;
}
