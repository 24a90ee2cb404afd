/** Why a part of a text did not come in. The site has a sentence for each. */
export const lossReasons = [
  'html',
  'address',
  'picture_elsewhere',
  'picture_missing',
  'picture_misplaced',
  'footnote',
  'checkbox',
  'directive',
  'nested_too_deep',
  'changed_kind',
  'hidden_characters',
  'unreadable',
  'too_long',
  'rule_unknown',
  'media_missing',
  'cover_missing',
  'course_unknown',
  'text_ignored',
] as const;
export type LossReason = (typeof lossReasons)[number];

/** A part that did not come in as it was written; `line` in its file, null where it is about no line. */
export type Loss = { reason: LossReason; line: number | null };

/** Counts what is read, and notes what is lost of it. */
export class Tally {
  seen = 0;
  readonly losses: Loss[] = [];
  lose(reason: LossReason, line: number | null = null): void {
    this.losses.push({ reason, line });
  }
}
