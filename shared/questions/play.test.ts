import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOf } from '#shared/grading/score.ts';
import { creditSchema } from '#shared/schemas/credit.ts';
import {
  askedQuestionSchema,
  givenAnswerSchema,
  questionContentSchema,
  questionDrawSchema,
  questionReviewSchema,
  storedAnswerSchema,
  type QuestionContent,
} from '#shared/schemas/questions.ts';
import { arbitraryAnswer } from '#test/questions/arbitrary-answers.ts';
import { createRandom } from '#test/questions/arbitrary-parts.ts';
import { arbitraryQuestions } from '#test/questions/arbitrary-questions.ts';
import { isComplete } from './is-complete.ts';
import {
  askedOf,
  bestOf,
  creditOf,
  drawFor,
  drawOf,
  givenOf,
  groupsOf,
  reviewOf,
  storedOf,
} from './play.ts';
import { questionTypes } from './question-types.ts';
import { lacksOf, markingOf } from './registry.ts';

/** A question with a draw, and an answer to it as a learner gives it. */
const played = (questions: fc.Arbitrary<QuestionContent>) =>
  fc
    .tuple(questions, fc.integer())
    .map(([content, seed]) => {
      const draw = drawOf(content, createRandom(seed).below);
      return { content, draw, asked: askedOf(content, draw) };
    })
    .chain((one) => arbitraryAnswer(one.asked).map((given) => ({ ...one, given })));

const most = 10_000_000;

describe.each(questionTypes)('%s', (type) => {
  const questions = arbitraryQuestions[type] as fc.Arbitrary<QuestionContent>;

  it('makes questions that can be stored and lack nothing', () => {
    fc.assert(
      fc.property(questions, (content) => {
        expect(questionContentSchema.parse(content)).toEqual(content);
        expect(lacksOf(content)).toEqual([]);
      }),
    );
  });

  it('comes through its schemas at every step', () => {
    fc.assert(
      fc.property(played(questions), ({ content, draw, asked, given }) => {
        expect(questionDrawSchema.parse(draw)).toEqual(draw);
        expect(askedQuestionSchema.parse(asked)).toEqual(asked);
        const answer = givenAnswerSchema.parse(given);
        const stored = storedOf(content, draw, answer);
        expect(storedAnswerSchema.parse(stored)).toEqual(stored);
        for (const one of [stored, null]) {
          const review = reviewOf(content, draw, one);
          expect(questionReviewSchema.parse(review)).toEqual(review);
        }
        expect(groupsOf(content, stored).every((group) => group.length < 700)).toBe(true);
      }),
    );
  });

  it('gives an answer back as it was given', () => {
    fc.assert(
      fc.property(played(questions), ({ content, draw, given }) => {
        expect(givenOf(content, draw, storedOf(content, draw, given))).toEqual(given);
      }),
    );
  });

  it('is drawn as it was where another content has the same words in the same places', () => {
    fc.assert(
      fc.property(played(questions), ({ content, draw }) => {
        expect(drawFor(draw, content, structuredClone(content))).toEqual(draw);
      }),
    );
  });

  it('earns from nothing to all, or from minus all where a question says so', () => {
    fc.assert(
      fc.property(played(questions), ({ content, draw, given }) => {
        const credit = creditOf(content, draw, storedOf(content, draw, given));
        if (credit === null) return;
        expect(creditSchema.parse(credit)).toEqual(credit);
        const points = pointsOf(credit, most);
        expect(points).toBeLessThanOrEqual(most);
        expect(points).toBeGreaterThanOrEqual(content.belowZero ? -most : 0);
      }),
    );
  });

  it('earns all with its best answer, and nothing without one', () => {
    fc.assert(
      fc.property(played(questions), ({ content, draw }) => {
        const best = bestOf(content, draw);
        const isScored = markingOf(type) === 'automatic';
        if (!isScored) expect(best).toBeNull();
        if (best !== null) {
          expect(storedAnswerSchema.parse(best)).toEqual(best);
          expect(creditOf(content, draw, best)).toMatchObject({ part: 1, of: 1 });
          const given = givenOf(content, draw, best);
          expect(storedOf(content, draw, given)).toEqual(best);
          expect(isComplete(askedOf(content, draw), given)).toBe(true);
        }
        expect(creditOf(content, draw, null)?.part ?? 0).toBe(0);
      }),
    );
  });

  it('is worth the same in whatever order its parts are given and stored', () => {
    fc.assert(
      fc.property(played(questions), ({ content, draw, given }) => {
        const stored = storedOf(content, draw, given);
        const turned =
          stored.type === 'ordering'
            ? stored
            : Object.fromEntries(
                Object.entries(stored).map(([name, value]) => [
                  name,
                  Array.isArray(value) ? value.toReversed() : value,
                ]),
              );
        const worth = (answer: typeof stored) => {
          const credit = creditOf(content, draw, answer);
          return credit && pointsOf(credit, most);
        };
        expect(worth(turned as typeof stored)).toBe(worth(stored));
      }),
    );
  });
});
