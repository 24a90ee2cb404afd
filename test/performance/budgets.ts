import type { RouteId } from '#shared/contract/index.ts';

/** The most that one call may cost, whatever the size of the school: requests to the table, and its units. */
export type Budget = {
  pattern: string;
  what: string;
  requests: number;
  read: number;
  write: number;
};

export const budgets = {
  'courses.list': {
    pattern: 'AP-01',
    what: 'counts and teachers of the 20 courses of a page; the search itself asks the table nothing',
    requests: 3,
    read: 22,
    write: 0,
  },
  'courses.get': {
    pattern: 'AP-02',
    what: 'outline with course and seats in one query; own enrollment and progress; counts; teacher',
    requests: 6,
    read: 10,
    write: 0,
  },
  'courses.getBlock': {
    pattern: 'AP-03',
    what: 'course, block, content, own enrollment and progress in one request; the media it names',
    requests: 3,
    read: 8,
    write: 0,
  },
  'enrollments.listMine': {
    pattern: 'AP-04',
    what: 'all own enrollments in one query; titles and counts of the page',
    requests: 4,
    read: 24,
    write: 0,
  },
  'enrollments.enroll': {
    pattern: 'AP-05',
    what: 'course and own enrollment; then course check, enrollment, seat and remembered answer in one transaction',
    requests: 5,
    read: 4,
    write: 12,
  },
  'enrollments.recordProgress': {
    pattern: 'AP-06',
    what: 'the block with its course and own state; progress, enrollment and remembered answer in one transaction',
    requests: 6,
    read: 14,
    write: 8,
  },
} as const satisfies Partial<Record<RouteId, Budget>>;
