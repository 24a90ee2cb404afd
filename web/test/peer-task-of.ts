import { rubricOf } from '#test/support/rubric-of.ts';
import type { PeerTask } from '#web/features/assignments/peers/queries.ts';

const id = (at: string) => `01J${at.padStart(23, '0')}`;
/** The work of a classmate, open to be reviewed. */
export const taskOf = (changes: Partial<PeerTask> = {}): PeerTask => ({
  taskId: id('T'),
  number: 2,
  dueAt: '2026-03-09T10:00:00.000Z',
  state: 'open',
  courseId: id('C'),
  assignmentId: id('A'),
  assignment: { en: 'An essay' },
  instructions: null,
  marking: { by: 'rubric', rubric: rubricOf([10, [10, 5, 0]]) },
  isForGroups: false,
  work: {
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'About rye.' }] }],
    },
    link: null,
    files: [],
  },
  review: null,
  links: [],
  now: '2026-03-01T10:00:00.000Z',
  ...changes,
});
