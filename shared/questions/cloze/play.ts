import { fraction, plus, times } from '#shared/grading/fraction.ts';
import { nothing } from '#shared/grading/score.ts';
import type {
  AskedOf,
  DrawOf,
  GivenOf,
  QuestionContentOf,
  StoredOf,
} from '#shared/schemas/questions.ts';
import { BadAnswer } from '../bad-answer.ts';
import { askedOptionsOf, carryOptions, drawOptions } from '../choice-play.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed } from '../reviewed.ts';
import { ownId, shownAs } from '../shown-parts.ts';
import { bestOfGap, groupOfGap, isOpen, keyOfGap, reviewGap, scoreGap } from './gap-play.ts';
import type { Gap } from './schema.ts';

type Draw = DrawOf<'cloze'>;

const optionsIn = ({ gaps }: Draw, gapId: number) =>
  gaps.find((one) => one.gapId === gapId)?.options ?? [];

/** What is chosen from in a gap. */
function optionsOf({ gaps }: QuestionContentOf<'cloze'>, gapId: number) {
  const of = gaps.find((one) => one.gapId === gapId)?.of;
  return of?.type === 'singleChoice' ? of.options : [];
}

/** A gap as it is shown: no more than what is to be given there. */
function asked({ gapId, of }: Gap, draw: Draw): AskedOf<'cloze'>['gaps'][number] {
  if (of.type === 'shortText') return { type: of.type, gapId };
  if (of.type === 'numeric') return { type: of.type, gapId, asksUnit: of.unit !== null };
  return { type: of.type, gapId, options: askedOptionsOf(of.options, optionsIn(draw, gapId)) };
}

/** The answers to gaps that are open still belong to nothing. @throws BadAnswer for one of another kind */
function expectGap(gaps: readonly Gap[], given: GivenOf<'cloze'>['gaps'][number]) {
  const gap = gaps.find(({ gapId }) => gapId === given.gapId);
  if (gap === undefined) throw new BadAnswer('unknown_part');
  if (gap.of.type !== given.type) throw new BadAnswer('wrong_type');
}

const answerTo = (answer: StoredOf<'cloze'> | null, gapId: number) =>
  answer?.gaps.find((one) => one.gapId === gapId);

export const clozePlay: QuestionPlay<'cloze'> = {
  draw: ({ type, gaps }, random) => ({
    type,
    gaps: gaps.flatMap(({ gapId, of }) =>
      of.type === 'singleChoice'
        ? [{ gapId, options: drawOptions(of.options, of.shuffle, random) }]
        : [],
    ),
  }),
  asked: ({ type, stem, audio, gaps }, draw) => ({
    type,
    stem,
    audio,
    gaps: gaps.map((gap) => asked(gap, draw)),
  }),
  stored: ({ type, gaps }, draw, given) => ({
    type,
    gaps: given.gaps.map((one) => {
      expectGap(gaps, one);
      return one.type === 'singleChoice'
        ? { ...one, choice: ownId(optionsIn(draw, one.gapId), one.choice) }
        : one;
    }),
  }),
  given: ({ type }, draw, { gaps }) => ({
    type,
    gaps: gaps.map((one) =>
      one.type === 'singleChoice'
        ? { ...one, choice: shownAs(optionsIn(draw, one.gapId), one.choice) }
        : one,
    ),
  }),
  isBlank: ({ gaps }) => gaps.every(isOpen),
  score: ({ gaps }, _, answer) => {
    const shares = gaps.reduce((sum, { share }) => sum + share, 0);
    const scored = gaps.map((gap) => ({
      gapId: gap.gapId,
      share: gap.share,
      ...scoreGap(gap, answerTo(answer, gap.gapId)),
    }));
    const earned = scored.reduce(
      (sum, { share, part, of }) => plus(sum, times(fraction(share, shares), { part, of })),
      nothing as { part: number; of: number },
    );
    return { ...earned, how: { how: 'gaps', gaps: scored } };
  },
  review: (content, draw, answer) => {
    const gaps = content.gaps.map((gap) => reviewGap(gap, answerTo(answer, gap.gapId)));
    return reviewed(content, {
      parts: gaps.flatMap(({ parts }) => parts),
      feedback: gaps.flatMap(({ feedback }) => feedback),
      key: { gaps: content.gaps.map((gap) => keyOfGap(gap, optionsIn(draw, gap.gapId))) },
    });
  },
  best: ({ type, gaps }) => {
    const best = gaps.map(bestOfGap);
    const known = best.filter((one) => one !== null);
    return known.length < best.length ? null : { type, gaps: known };
  },
  carry: (draw, read, now) => ({
    ...draw,
    gaps: draw.gaps.map(({ gapId, options }) => ({
      gapId,
      options: carryOptions(options, optionsOf(read, gapId), optionsOf(now, gapId)),
    })),
  }),
  groups: (_, { gaps }) =>
    gaps.filter((one) => !isOpen(one)).map((one) => `${one.gapId}:${groupOfGap(one)}`),
};
