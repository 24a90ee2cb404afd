import type { Derivation } from '../platform/derivation.ts';
import { atOnce } from '../platform/stream-handler.ts';
import { countStudents } from './count-students.ts';
import { keepPeople } from './people/keep-people.ts';
import { keepRoster } from './roster/keep-roster.ts';

/** The derivations from people and their enrollments, of which there may be many at once. */
export const derivedFromPeople = ({ table, truth }: Derivation) => [
  atOnce(['Enrollment'], (records) => countStudents(records, { table, truth })),
  atOnce(['Enrollment', 'Profile'], (records) => keepRoster(records, { table, truth })),
  atOnce(['Profile'], (records) => keepPeople(records, { table, truth })),
];
