/** The fate of a part that cannot come in as it was written: it stands there in another form, or it is gone. */
export type Effect = 'changed' | 'dropped';

/** Why a part of a text did not come in as it was written, and what becomes of it. The site has a sentence for each. */
export const lossEffects = {
  html: 'changed',
  html_dropped: 'dropped',
  comment: 'dropped',
  address: 'changed',
  http: 'changed',
  link_missing: 'changed',
  link_within: 'changed',
  picture_elsewhere: 'changed',
  picture_missing: 'dropped',
  picture_misplaced: 'changed',
  embed: 'changed',
  embed_dropped: 'dropped',
  footnote: 'changed',
  footnote_missing: 'dropped',
  checkbox: 'changed',
  directive: 'changed',
  callout: 'changed',
  highlight: 'changed',
  shortcode: 'dropped',
  mdx: 'dropped',
  attributes: 'dropped',
  nested_too_deep: 'changed',
  changed_kind: 'changed',
  heading: 'changed',
  hidden_characters: 'dropped',
  unreadable: 'dropped',
  too_long: 'dropped',
  rule_unknown: 'dropped',
  media_missing: 'dropped',
  cover_missing: 'dropped',
  course_unknown: 'dropped',
  text_ignored: 'dropped',
  fields_ignored: 'dropped',
  front_unreadable: 'dropped',
  encoding: 'changed',
  flattened: 'changed',
  drawn: 'changed',
  title_cut: 'changed',
  table_cut: 'changed',
  word_formula: 'dropped',
  word_part: 'dropped',
  question_unread: 'dropped',
  question_missing: 'dropped',
  question_unready: 'changed',
  question_version: 'changed',
} as const satisfies Record<string, Effect>;
export type LossReason = keyof typeof lossEffects;

/** A part that did not come in as it was written; `line` in its file, null where it is about no line. */
export type Loss = { reason: LossReason; line: number | null; detail?: string };

/** Counts what is read, and notes what is lost of it. */
export class Tally {
  seen = 0;
  readonly losses: Loss[] = [];
  lose(reason: LossReason, line: number | null = null, detail?: string): void {
    this.losses.push({ reason, line, ...(detail !== undefined && { detail }) });
  }
}
