/** Refusals that trying again does not change: something is missing, and the page says what and how to get it. */
export const refusals = [
  'forbidden',
  'account_suspended',
  'enrollment_required',
  'invitation_required',
] as const;

export type Refusal = (typeof refusals)[number];
