import type { ContentOf, Completion } from '#shared/schemas/blocks.ts';
import type { Issue } from '#web/blocks/form/issue-at.ts';

export type Assignment = ContentOf<'assignment'>;
export type Fault =
  | 'nothing_to_hand_in'
  | 'no_group_set'
  | 'no_criteria'
  | 'no_points'
  | 'closes_before_opening'
  | 'due_before_opening'
  | 'due_after_closing'
  | 'date_outside_course';

/** The same as it is said beside the fields: criteria that nobody has named yet are there to be seen, and not saved. */
export type SaidFault = Fault | 'unnamed_criteria';

/** The assignment that is built, and what its page knows beside its content. */
export type Place = {
  courseId: string;
  assignmentId: string;
  title: string;
  startsOn: string | null;
  endsOn: string | null;
  /** What makes it done in its course. */
  completion: Completion;
  /** Whether somebody has submitted it: who submits it stays then. */
  isSubmitted: boolean;
};

/** What each part of the builder is given. */
export type PanelProps = {
  place: Place;
  assignment: Assignment;
  issues: readonly Issue[];
  /** What keeps its course from being published, or makes little sense. */
  faults: readonly Fault[];
  onChange: (changes: Partial<Assignment>) => void;
};
