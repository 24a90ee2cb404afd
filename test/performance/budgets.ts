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
    what: 'counts and teachers of the 20 courses of a page in one request; the search itself asks the table nothing',
    requests: 2,
    read: 22,
    write: 0,
  },
  'courses.get': {
    pattern: 'AP-02',
    what: 'outline with course and seats in one query; own progress; then counts, teacher and own enrollment in one request',
    requests: 4,
    read: 10,
    write: 0,
  },
  'courses.getBlock': {
    pattern: 'AP-03',
    what: 'outline and own progress; then content with its media and own enrollment in one request',
    requests: 4,
    read: 13,
    write: 0,
  },
  'enrollments.listMine': {
    pattern: 'AP-04',
    what: 'all own enrollments in one query; titles and counts of the page in one request',
    requests: 3,
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
  'courses.home': {
    pattern: 'AP-07',
    what: 'the admin’s choice; counts and teachers of all its cards in one request',
    requests: 3,
    read: 15,
    write: 0,
  },
  'courses.listTeachers': {
    pattern: 'AP-08',
    what: 'profiles of the 20 teachers of a page; who teaches is in the catalogue',
    requests: 2,
    read: 12,
    write: 0,
  },
  'enrollments.getDashboard': {
    pattern: 'AP-09',
    what: 'all own enrollments; titles and counts of at most 30 in one request; outline and own progress of the next course',
    requests: 5,
    read: 32,
    write: 0,
  },
  'enrollments.listNotes': {
    pattern: 'AP-10',
    what: 'a page of the own notes in a course',
    requests: 2,
    read: 5,
    write: 0,
  },
  'enrollments.createNote': {
    pattern: 'AP-11',
    what: 'the block with its course and own state; note, count, quota and remembered answer in one transaction',
    requests: 4,
    read: 8,
    write: 9,
  },
  'help.sendMessage': {
    pattern: 'AP-12',
    what: 'message, quota and remembered answer in one transaction',
    requests: 3,
    read: 3,
    write: 8,
  },
  'accounts.listSessions': {
    pattern: 'AP-13',
    what: 'a page of the own sessions; which of them were ended is in the own profile',
    requests: 2,
    read: 3,
    write: 0,
  },
  'courses.getTeacher': {
    pattern: 'AP-14',
    what: 'the profile; counts of the 50 newest courses in one request; which they are is in the catalogue',
    requests: 3,
    read: 28,
    write: 0,
  },
  'enrollments.listRoster': {
    pattern: 'AP-15',
    what: 'the course; a page of rows in the order asked for; then the 20 people with their enrollments and the number of lessons in one request',
    requests: 4,
    read: 26,
    write: 0,
  },
  'enrollments.getMine': {
    pattern: 'AP-16',
    what: 'the course, the own enrollment and invitation; who waits also the first hundred of the line',
    requests: 4,
    read: 5,
    write: 0,
  },
  'enrollments.listPending': {
    pattern: 'AP-17',
    what: 'all own enrollments in one query, and all invitations; titles of those that are pending',
    requests: 4,
    read: 8,
    write: 0,
  },
  'structure.get': {
    pattern: 'AP-18',
    what: 'the whole outline in one query; what readiness asks of the lessons is on their heads',
    requests: 2,
    read: 9,
    write: 0,
  },
  'structure.changeBlocks': {
    pattern: 'AP-19',
    what: 'the outline; then the one block that moves and the remembered answer in one transaction',
    requests: 4,
    read: 10,
    write: 6,
  },
  'courses.updateBlock': {
    pattern: 'AP-20',
    what: 'the block with its course and module; head, content, kept version and remembered answer in one transaction',
    requests: 4,
    read: 7,
    write: 14,
  },
  'structure.listContents': {
    pattern: 'AP-30',
    what: 'the outline, which says which blocks come when; what the 20 of a page hold in one request',
    requests: 3,
    read: 30,
    write: 0,
  },
  'structure.editBlocks': {
    pattern: 'AP-31',
    what: 'the outline; then the 20 blocks that get a rule and the remembered answer in one transaction',
    requests: 4,
    read: 10,
    write: 60,
  },
  'structure.changeModules': {
    pattern: 'AP-32',
    what: 'the outline; then the module that is copied and the remembered answer in one transaction; its lessons follow by the stream',
    requests: 4,
    read: 10,
    write: 6,
  },
  'structure.preview': {
    pattern: 'AP-33',
    what: 'the outline in one query; enrollment, progress and name of the one who is looked for',
    requests: 5,
    read: 14,
    write: 0,
  },
  'media.list': {
    pattern: 'AP-21',
    what: 'the outline, which says where each file is used, and a page of the files',
    requests: 3,
    read: 12,
    write: 0,
  },
  'accounts.listUsers': {
    pattern: 'AP-24',
    what: 'a search: a page of rows under the word; then the 20 people in one request; of who has no roles set here, the pool is asked, five at a time',
    requests: 3,
    read: 14,
    write: 0,
  },
  'media.beginUpload': {
    pattern: 'AP-22',
    what: 'the course; then file, quota, the space of course and person, and the remembered answer in one transaction',
    requests: 4,
    read: 4,
    write: 14,
  },
} as const satisfies Partial<Record<RouteId, Budget>>;
