import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import type { Verdict } from './fields.ts';
import type { QuestionType } from './question-types.ts';

type Part = { id: string | null; verdict: Verdict };
type Said = { id: string | null; text: LocalizedRichText };

/** How right something of a weight is. */
export const verdictOf = (weight: number): Verdict =>
  weight >= 10_000 ? 'right' : weight > 0 ? 'partly' : 'wrong';

export const rightIf = (isRight: boolean): Verdict => (isRight ? 'right' : 'wrong');

/** The feedback of a part, where it has some. */
export const said = (id: string | null, text: LocalizedRichText | null | undefined): Said[] =>
  text ? [{ id, text }] : [];

/** A review with nothing withheld. */
export const reviewed = <T extends QuestionType, K>(
  { type, feedback }: { type: T; feedback: LocalizedRichText | null },
  { parts = [], feedback: own = [], key }: { parts?: Part[]; feedback?: Said[]; key: K },
) => ({ type, parts, feedback: own, general: feedback, key });
