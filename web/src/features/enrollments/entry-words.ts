import type { Entry } from '#shared/schemas/entry.ts';

/** What the button says of each way to come in, to somebody who signs in first. */
export const entryLabels = {
  enroll: 'enrollNow',
  useKey: 'enrollNow',
  request: 'askForPlace',
  wait: 'signInToWait',
} as const satisfies Record<Exclude<Entry['action'], 'learn' | 'none'>, string>;

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
