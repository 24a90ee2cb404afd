import { termDays } from './calendar.ts';

/** A course of the demo data, and what its folder cannot say: files name no person, and a day in them would pass. */
export type DemoCourse = {
  folder: string;
  owner: string;
  /** It begins this many days after the demo data was loaded, or began so many before; left out: at one's own pace. */
  startsInDays?: number;
  /** Its state in the end; by default, published. */
  state?: 'draft' | 'archived';
};

const elena = 'teacher@example.com';
const james = 'james.whitfield@example.com';
const nadia = 'nadia.okafor@example.com';
const tomas = 'tomas.aguirre@example.com';

/** In the order in which they are published: the catalogue shows the last one first. */
export const courses: readonly DemoCourse[] = [
  // Given for the last time: those who took it keep it, and nobody else finds it.
  { folder: 'spreadsheet-basics', owner: elena, state: 'archived' },
  // Not finished: its teacher and admins alone see it.
  { folder: 'night-sky', owner: elena, state: 'draft' },
  { folder: 'company-numbers', owner: james },
  { folder: 'clear-writing', owner: elena, startsInDays: 24 },
  { folder: 'seo', owner: james },
  { folder: 'harmony', owner: tomas },
  { folder: 'accessible-interfaces', owner: james },
  { folder: 'spreadsheets', owner: james },
  { folder: 'email-marketing', owner: tomas },
  { folder: 'first-spanish', owner: nadia },
  { folder: 'english-counter', owner: nadia },
  { folder: 'health-statistics', owner: nadia, startsInDays: 38 },
  { folder: 'sql', owner: elena },
  { folder: 'typography', owner: tomas },
  { folder: 'negotiation', owner: tomas, startsInDays: -termDays },
  { folder: 'climate', owner: elena, startsInDays: 10 },
  { folder: 'first-aid', owner: nadia },
  { folder: 'perspective', owner: tomas },
  { folder: 'python', owner: elena, startsInDays: -termDays },
];

/** The courses that the home page shows first, by folder, in the admin's order. */
export const featured = [
  'python',
  'perspective',
  'first-aid',
  'negotiation',
  'health-statistics',
  'typography',
];
