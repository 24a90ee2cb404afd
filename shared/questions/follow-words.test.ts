import { describe, expect, it } from 'vitest';
import type { GivenAnswer, QuestionContent, QuestionContentOf } from '#shared/schemas/questions.ts';
import { createRandom } from '#test/questions/arbitrary-parts.ts';
import { askedOf, creditOf, drawFor, drawOf, reviewOf, storedOf } from './play.ts';

const rich = (words: string) => ({
  en: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
  },
});
const common = { stem: rich('?'), audio: null, hints: [], feedback: null, belowZero: false };

/** The content with two words written in place of each other, and nothing else changed. */
function swapped<C extends QuestionContent>(content: C, one: string, other: string): C {
  const turned = JSON.stringify(content).replaceAll(/"([^"]*)"/g, (all, words: string) =>
    words === one ? `"${other}"` : words === other ? `"${one}"` : all,
  );
  return JSON.parse(turned) as C;
}

/** What an answer earns of a content that was read, and of another by which it is scored anew. */
function earned(
  read: QuestionContent,
  now: QuestionContent,
  answer: (idOf: (words: string) => string) => GivenAnswer,
) {
  const draw = drawOf(read, createRandom(7).below);
  const parts = Object.values(askedOf(read, draw)).flatMap((list) =>
    Array.isArray(list) ? (list as { id?: string; options?: { id: string }[] }[]) : [],
  );
  const shown = [...parts, ...parts.flatMap(({ options = [] }) => options)];
  const idOf = (words: string) =>
    shown.find((part) => 'text' in part && JSON.stringify(part.text).includes(`"${words}"`))?.id ??
    '';
  const given = answer(idOf);
  const byContent = (content: QuestionContent) => {
    const drawn = drawFor(draw, read, content);
    const stored = storedOf(content, drawn, given);
    const credit = creditOf(content, drawn, stored);
    return {
      share: credit && credit.part / credit.of,
      review: reviewOf(content, drawn, stored),
    };
  };
  return { before: byContent(read), after: byContent(now), idOf };
}

const capitals: QuestionContentOf<'matching'> = {
  type: 'matching',
  ...common,
  pairs: [
    { pairId: 'a', left: rich('France'), right: { en: 'Rome' } },
    { pairId: 'b', left: rich('Italy'), right: { en: 'Paris' } },
  ],
  distractors: [{ distractorId: 'd', right: { en: 'Oslo' } }],
  scheme: 'each',
};
const matched =
  (places: Record<string, string>) =>
  (idOf: (words: string) => string): GivenAnswer => ({
    type: 'matching',
    pairs: Object.entries(places).map(([left, right]) => ({
      left: idOf(left),
      right: idOf(right),
    })),
  });

describe('an answer that is scored by a corrected key', () => {
  it('means the words that were matched, where they were written in place of each other', () => {
    const now = swapped(capitals, 'Rome', 'Paris');
    const right = earned(capitals, now, matched({ France: 'Paris', Italy: 'Rome' }));
    expect([right.before.share, right.after.share]).toEqual([0, 1]);
    const ids = right.idOf;
    expect(right.after.review).toMatchObject({
      parts: [{ verdict: 'right' }, { verdict: 'right' }],
      key: {
        pairs: expect.arrayContaining([
          { left: ids('France'), right: ids('Paris') },
          { left: ids('Italy'), right: ids('Rome') },
        ]),
      },
    });
    const wrong = earned(capitals, now, matched({ France: 'Rome', Italy: 'Paris' }));
    expect([wrong.before.share, wrong.after.share]).toEqual([1, 0]);
  });

  it('means a distractor that became right, and no more what it replaced', () => {
    const [france, italy] = capitals.pairs;
    const now = {
      ...capitals,
      pairs: [{ ...france, right: { en: 'Oslo' } }, italy] as typeof capitals.pairs,
      distractors: [],
    };
    const chosen = earned(capitals, now, matched({ France: 'Oslo' }));
    expect([chosen.before.share, chosen.after.share]).toEqual([0, 0.5]);
    const replaced = earned(capitals, now, matched({ France: 'Rome' }));
    expect([replaced.before.share, replaced.after.share]).toEqual([0.5, 0]);
    expect(replaced.after.review).toMatchObject({ parts: [{ verdict: 'wrong' }] });
  });

  it('stays where words were only put better', () => {
    const now = JSON.parse(
      JSON.stringify(capitals).replace('Rome', 'Roma').replace('France', 'France?'),
    ) as typeof capitals;
    const same = earned(capitals, now, matched({ France: 'Rome', Italy: 'Paris' }));
    expect([same.before.share, same.after.share]).toEqual([1, 1]);
  });

  it('says nothing of the key of a row whose right words were not there to be chosen', () => {
    const now = {
      ...swapped(capitals, 'Rome', 'Paris'),
      distractors: [],
    };
    const [france, italy] = now.pairs;
    if (!france || !italy) throw new Error('There are two.');
    now.pairs = [france, { ...italy, right: { en: 'Milan' } }];
    const { after, idOf } = earned(capitals, now, matched({ France: 'Paris', Italy: 'Rome' }));
    expect(after.share).toBe(0.5);
    expect(after.review.key).toEqual({
      pairs: [{ left: idOf('France'), right: idOf('Paris') }],
    });
  });

  const line = (itemId: string) => ({ itemId, text: rich(`line ${itemId}`) });
  const steps: QuestionContentOf<'ordering'> = {
    type: 'ordering',
    ...common,
    items: ['a', 'b', 'c'].map(line),
    scheme: 'positions',
  };

  it('means the lines that were put in order', () => {
    const { before, after } = earned(steps, swapped(steps, 'line a', 'line b'), (idOf) => ({
      type: 'ordering',
      items: ['line b', 'line a', 'line c'].map(idOf),
    }));
    expect([before.share, after.share]).toEqual([1 / 3, 1]);
  });

  const option = (optionId: string, words: string, weight: number) => ({
    optionId,
    text: rich(words),
    weight,
    feedback: null,
    keepLast: false,
  });
  const single: QuestionContentOf<'singleChoice'> = {
    type: 'singleChoice',
    ...common,
    shuffle: true,
    options: [option('a', 'Rome', 10_000), option('b', 'Paris', 0)],
  };
  const multiple: QuestionContentOf<'multipleChoice'> = {
    type: 'multipleChoice',
    ...common,
    shuffle: true,
    scheme: 'allOrNothing',
    options: [
      { ...option('a', 'Rome', 0), isRight: true },
      { ...option('b', 'Paris', 0), isRight: false },
    ],
  };

  it('means the options that were chosen', () => {
    const one = earned(single, swapped(single, 'Rome', 'Paris'), (idOf) => ({
      type: 'singleChoice',
      choice: idOf('Paris'),
    }));
    expect([one.before.share, one.after.share]).toEqual([0, 1]);
    const some = earned(multiple, swapped(multiple, 'Rome', 'Paris'), (idOf) => ({
      type: 'multipleChoice',
      choices: [idOf('Paris')],
    }));
    expect([some.before.share, some.after.share]).toEqual([0, 1]);
  });

  it('knows words again whose languages are told in another order', () => {
    const [a, b] = single.options;
    if (!a || !b) throw new Error('There are two.');
    const both = (words: string, palabra: string) => ({ ...rich(words), es: rich(palabra).en });
    const turned = (words: string, palabra: string) => ({ es: rich(palabra).en, ...rich(words) });
    const read = {
      ...single,
      options: [
        { ...a, text: both('Rome', 'Roma') },
        { ...b, text: both('Paris', 'París') },
      ],
    };
    const now = {
      ...single,
      options: [
        { ...a, text: turned('Paris', 'París') },
        { ...b, text: turned('Rome', 'Roma') },
      ],
    };
    const { before, after } = earned(read, now, (idOf) => ({
      type: 'singleChoice',
      choice: idOf('Paris'),
    }));
    expect([before.share, after.share]).toEqual([0, 1]);
  });

  const sorted: QuestionContentOf<'categorize'> = {
    type: 'categorize',
    ...common,
    categories: [
      { categoryId: 'p', name: { en: 'Fruit' } },
      { categoryId: 'q', name: { en: 'Tool' } },
    ],
    items: [
      { itemId: 'x', text: rich('pear'), categoryId: 'q' },
      { itemId: 'y', text: rich('saw'), categoryId: 'p' },
    ],
    offersNone: false,
    scheme: 'allOrNothing',
  };

  it('means the categories that things were put into, and the things', () => {
    const put = (idOf: (words: string) => string): GivenAnswer => ({
      type: 'categorize',
      items: [
        { item: idOf('pear'), category: idOf('Fruit') },
        { item: idOf('saw'), category: idOf('Tool') },
      ],
    });
    for (const [one, other] of [
      ['Fruit', 'Tool'],
      ['pear', 'saw'],
    ] as const) {
      const { before, after } = earned(sorted, swapped(sorted, one, other), put);
      expect([before.share, after.share]).toEqual([0, 1]);
    }
  });

  const plain = (optionId: string, words: string, weight: number) => ({
    optionId,
    text: { en: words },
    weight,
    feedback: null,
    keepLast: false,
  });
  const gaps: QuestionContentOf<'cloze'> = {
    type: 'cloze',
    ...common,
    stem: rich('[[1]]'),
    gaps: [
      {
        gapId: 1,
        share: 1,
        of: {
          type: 'singleChoice',
          shuffle: true,
          options: [plain('a', 'Rome', 10_000), plain('b', 'Paris', 0)],
        },
      },
    ],
  };

  it('means what was chosen in a gap', () => {
    const { before, after } = earned(gaps, swapped(gaps, 'Rome', 'Paris'), (idOf) => ({
      type: 'cloze',
      gaps: [{ type: 'singleChoice', gapId: 1, choice: idOf('Paris') }],
    }));
    expect([before.share, after.share]).toEqual([0, 1]);
  });
});
