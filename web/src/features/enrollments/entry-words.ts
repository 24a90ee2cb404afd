import type { Entry } from '#shared/schemas/entry.ts';

/** The label of the button for each way to enroll, for somebody who signs in first and if all seats are taken. */
const buttons = {
  enroll: ['enrollNow', 'signInToWait'],
  useKey: ['enrollNow', 'signInToWait'],
  request: ['askForPlace', 'askToWait'],
  wait: ['signInToWait', 'signInToWait'],
} as const satisfies Record<Exclude<Entry['action'], 'learn' | 'none'>, [string, string]>;

/** The text of the button that leads in, for a course that somebody can come into. */
export const entryButtonKey = (action: keyof typeof buttons, full: boolean) =>
  buttons[action][full ? 1 : 0];

/** The text of a card where its one step is not taken from the card: what comes next, or why nothing does. */
export function entryCardKey({ action, reason, full }: Pick<Entry, 'action' | 'reason' | 'full'>) {
  if (full && action === 'request') return 'askToWait';
  return reason ?? (full ? 'full' : 'key');
}

const noted = [
  'invitation',
  'prerequisite',
  'requested',
  'waiting',
  'removed',
  'notYet',
  'draft',
  'archived',
] as const satisfies Entry['reason'][];

/** The text that says why somebody can do nothing about coming in. */
export const entryNoteKey = ({ reason }: Pick<Entry, 'reason'>) =>
  noted.find((one) => one === reason) ?? 'closed';
