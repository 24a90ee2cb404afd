/** Statuses of a mark; `open`: there is none yet. */
const statuses = ['open', 'waiting', 'marked', 'missing', 'excused'] as const;
type Status = (typeof statuses)[number];
/** What may be asked of a status: one of them, or that nothing was handed in, whether it is due or not. */
export const askedStatuses = [...statuses, 'unsubmitted'] as const;
type AskedStatus = (typeof askedStatuses)[number];

/**
 * One thing that is asked of somebody in a course. Percentages are in hundredths, `lastSeen` in days, a group is
 * `setId/groupId`.
 */
export type Clause =
  | { field: 'mark'; itemId: string; is: 'below' | 'atLeast'; value: number }
  | { field: 'status'; itemId: string; is: 'is' | 'isNot'; value: AskedStatus }
  | { field: 'feedback'; itemId: string; is: 'is'; value: 'read' | 'unread' }
  | { field: 'total'; is: 'below' | 'atLeast'; value: number }
  | { field: 'lastSeen'; is: 'before' | 'within'; value: number }
  | { field: 'group'; is: 'in' | 'notIn'; value: string };

/** Clauses that all hold: none asks nothing (decision 0071). */
export type Conditions = readonly Clause[];

/** So many clauses are read: more are no filter that somebody made. */
export const mostClauses = 10;

/** What is known of somebody, as far as clauses ask. */
export type ConditionRow = {
  /** By item; an item that is left out has no mark. */
  marks: ReadonlyMap<
    string,
    {
      percent: number | null;
      status: Status;
      /** null: there is none that they could read. */
      isFeedbackRead: boolean | null;
    }
  >;
  /** As it is shown; null: none. */
  total: number | null;
  /** null: never. */
  lastSeenAt: string | null;
  groups: readonly string[];
};

const day = 86_400_000;

/** A share that nobody has is neither below a bound nor above it. */
const compares = (is: 'below' | 'atLeast', has: number | null, bound: number): boolean =>
  has !== null && (is === 'below' ? has < bound : has >= bound);

const isOf = (status: Status, asked: AskedStatus): boolean =>
  asked === 'unsubmitted' ? status === 'open' || status === 'missing' : status === asked;

function holds(clause: Clause, row: ConditionRow, now: number): boolean {
  const has = 'itemId' in clause ? row.marks.get(clause.itemId) : undefined;
  if (clause.field === 'mark') return compares(clause.is, has?.percent ?? null, clause.value);
  if (clause.field === 'status')
    return isOf(has?.status ?? 'open', clause.value) === (clause.is === 'is');
  if (clause.field === 'feedback') {
    const isRead = has?.isFeedbackRead ?? null;
    return isRead !== null && isRead === (clause.value === 'read');
  }
  if (clause.field === 'total') return compares(clause.is, row.total, clause.value);
  if (clause.field === 'group') return row.groups.includes(clause.value) === (clause.is === 'in');
  const from = now - clause.value * day;
  const isWithin = row.lastSeenAt !== null && Date.parse(row.lastSeenAt) >= from;
  return isWithin === (clause.is === 'within');
}

/** The clauses that ask for an item which is no more: they are told, and nobody meets them. */
export const lostClauses = (
  conditions: Conditions,
  items: ReadonlySet<string>,
): readonly Clause[] =>
  conditions.filter((clause) => 'itemId' in clause && !items.has(clause.itemId));

/**
 * Whether somebody meets all clauses.
 * @param items those of the course: what is asked of any other holds for nobody
 * @param now in milliseconds
 */
export const meets = (
  conditions: Conditions,
  row: ConditionRow,
  { items, now }: { items: ReadonlySet<string>; now: number },
): boolean =>
  lostClauses(conditions, items).length === 0 &&
  conditions.every((clause) => holds(clause, row, now));

const isWord = (value: unknown, words: readonly string[]) => words.includes(String(value));
const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
const id = '[0-7][0-9A-HJKMNP-TV-Z]{25}';
const isId = (value: unknown) => new RegExp(`^${id}$`).test(String(value));
const isGroup = (value: unknown) => new RegExp(`^${id}/${id}$`).test(String(value));

/** Above the hundred where extra credit says so, as totals that are set. */
const mostPercent = 20_000;
const mostDays = 1000;
const bounds = ['below', 'atLeast'];

/** What each field is asked by, and which values it may be asked for. */
const language: Record<
  Clause['field'],
  { ofItem: boolean; is: readonly string[]; allows: (value: unknown) => boolean }
> = {
  mark: { ofItem: true, is: bounds, allows: (value) => isWhole(value, mostPercent) },
  status: { ofItem: true, is: ['is', 'isNot'], allows: (value) => isWord(value, askedStatuses) },
  feedback: { ofItem: true, is: ['is'], allows: (value) => isWord(value, ['read', 'unread']) },
  total: { ofItem: false, is: bounds, allows: (value) => isWhole(value, mostPercent) },
  lastSeen: {
    ofItem: false,
    is: ['before', 'within'],
    allows: (value) => isWhole(value, mostDays),
  },
  group: { ofItem: false, is: ['in', 'notIn'], allows: isGroup },
};

function isClause(value: unknown): value is Clause {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const clause = value as Record<string, unknown>;
  const { field, itemId, is, value: asked } = clause;
  if (typeof field !== 'string' || !Object.hasOwn(language, field)) return false;
  const rule = language[field as Clause['field']];
  const keys = rule.ofItem ? 4 : 3;
  return (
    Object.keys(clause).length === keys &&
    (!rule.ofItem || (typeof itemId === 'string' && isId(itemId))) &&
    typeof is === 'string' &&
    rule.is.includes(is) &&
    (typeof asked === 'string' || typeof asked === 'number') &&
    rule.allows(asked)
  );
}

/** Conditions as they stand in an address. */
export const writeConditions = (conditions: Conditions): string => JSON.stringify(conditions);

/** Conditions from an address; null: they are none, in whole or in part. */
export function readConditions(text: string): Conditions | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length <= mostClauses && read.every(isClause) ? read : null;
  } catch {
    return null;
  }
}
