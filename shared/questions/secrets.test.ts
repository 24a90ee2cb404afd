import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { createRandom } from '#test/questions/arbitrary-parts.ts';
import { arbitraryQuestions } from '#test/questions/arbitrary-questions.ts';
import { askedOf, drawOf } from './play.ts';
import { type QuestionType, questionTypes } from './question-types.ts';
import { shuffled } from './random.ts';

/** What a learner is shown of each type, by its fields; all else is secret. A type left out does not compile. */
const shown: Record<QuestionType, RegExp> = {
  singleChoice: /^options \d+ text /,
  multipleChoice: /^options \d+ text /,
  trueFalse: /^$/,
  shortText: /^$/,
  numeric: /^$/,
  cloze: /^gaps \d+ of options \d+ text /,
  matching: /^(pairs \d+ (left|right) |distractors \d+ right )/,
  ordering: /^items \d+ text /,
  categorize: /^(items \d+ text |categories \d+ name )/,
  hotspot: /^image /,
  essay: /^template /,
  file: /^accepts /,
  formula: /^variables /,
  survey: /^options \d+ text /,
};
/** Words of the schemas, which say what something is. */
const structural = new Set(['type', 'kind', 'scheme']);
const secretNumber = 7331;

/** A question whose every secret is another one: texts and ids, numbers, and what is right. */
function withOtherSecrets(content: QuestionContent): QuestionContent {
  const isShown = (path: string) =>
    /^(stem|audio)/.test(path) ||
    shown[content.type].test(path) ||
    (content.type === 'hotspot' && content.asList && /^areas \d+ label /.test(path));
  const other = (value: unknown, path: string[]): unknown => {
    const name = path.at(-1) ?? '';
    if (isShown(`${path.join(' ')} `) || structural.has(name)) return value;
    if (Array.isArray(value)) return value.map((one, at) => other(one, [...path, String(at)]));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, other(one, [...path, key])]),
      );
    // Any other expression, as long as it has a value: one without is drawn for again.
    if (name === 'expression') return `a + ${secretNumber}`;
    if (typeof value === 'string') return `CANARY ${value}`;
    if (typeof value === 'number' && ['weight', 'share', 'penalty', 'digits'].includes(name))
      return secretNumber;
    return name === 'isRight' || name === 'isTrue' ? !value : value;
  };
  return other(content, []) as QuestionContent;
}

describe.each(questionTypes)('%s', (type) => {
  it('cases 29 and 30: a learner is asked the same, whatever its key, feedback, hints and ids are', () => {
    fc.assert(
      fc.property(arbitraryQuestions[type], fc.integer(), (content, seed) => {
        const others = withOtherSecrets(content);
        const asked = (one: QuestionContent) =>
          JSON.stringify(askedOf(one, drawOf(one, createRandom(seed).below)));
        expect(asked(others)).toBe(asked(content));
        expect(asked(others)).not.toContain('CANARY');
        if (content.hints.length > 0) expect(JSON.stringify(others)).toContain('CANARY');
      }),
    );
  });
});

it('case 30: each order is drawn by as many chances as the others, the right one too', () => {
  const orders = [0, 1, 2].flatMap((first) =>
    [0, 1].map((second) => {
      const chances = [first, second, 0];
      return shuffled(['a', 'b', 'c'], () => chances.shift() ?? 0).join('');
    }),
  );
  expect(orders.sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});
