// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#shared/questions/question-types.ts';
import {
  type AskedOf,
  type GivenOf,
  type QuestionReview,
  type ReviewOf,
  questionReviewSchema,
} from '#shared/schemas/questions.ts';
import { renderInSite } from '../../test/render-in-site.tsx';
import { QuestionReview as Review } from './question-review.tsx';
import { written } from './written-fixture.ts';

const mediaId = '01JABCDEFGHJKMNPQRSTVWXYZ0';
const links = [
  {
    mediaId,
    url: 'https://files.test/map.png',
    fileName: 'map.png',
    contentType: 'image/png' as const,
    bytes: 1200,
  },
];
const common = { stem: written('What is it?'), audio: null };
const [a, b] = ['aaaaaaaa', 'bbbbbbbb'] as const;
const options = [
  { id: a, text: written('Apple') },
  { id: b, text: written('Pear') },
];
const said = (id: string | null) => ({
  feedback: [{ id, text: written('Said to this.') }],
  general: written('Said to all.'),
});
const parts = (...ids: (string | null)[]) =>
  ids.map((id, at) => ({ id, verdict: at === 0 ? ('wrong' as const) : ('right' as const) }));
const accepted = [
  {
    value: '2.5',
    tolerance: { kind: 'absolute' as const, by: '0.1' },
    weight: 10_000,
  },
];

type Case<T extends QuestionType> = {
  asked: AskedOf<T>;
  given: GivenOf<T>;
  review: ReviewOf<T>;
  /** What the key adds; a type that has none adds nothing. */
  key: string[];
};

/** Each type with a wrong answer. A type without a case does not compile. */
const cases: { [T in QuestionType]: Case<T> } = {
  singleChoice: {
    asked: { type: 'singleChoice', ...common, options },
    given: { type: 'singleChoice', choice: a },
    review: {
      type: 'singleChoice',
      parts: parts(a),
      ...said(a),
      key: {
        options: [
          { id: a, weight: -2500 },
          { id: b, weight: 10_000 },
        ],
      },
    },
    key: ['Costs 25%', 'Right answer'],
  },
  multipleChoice: {
    asked: { type: 'multipleChoice', ...common, options },
    given: { type: 'multipleChoice', choices: [a] },
    review: {
      type: 'multipleChoice',
      parts: parts(a),
      ...said(a),
      key: {
        options: [
          { id: a, isRight: false, weight: null },
          { id: b, isRight: true, weight: null },
        ],
      },
    },
    key: ['Right answer'],
  },
  trueFalse: {
    asked: { type: 'trueFalse', ...common },
    given: { type: 'trueFalse', isTrue: true },
    review: { type: 'trueFalse', parts: parts(null), ...said(null), key: { isTrue: false } },
    key: ['Right answer'],
  },
  shortText: {
    asked: { type: 'shortText', ...common },
    given: { type: 'shortText', text: 'Lima' },
    review: {
      type: 'shortText',
      parts: parts(null),
      ...said(null),
      key: {
        accepted: [
          { text: 'Quito', weight: 10_000 },
          { text: 'Kito', weight: 5000 },
          { text: 'Lima', weight: 0 },
        ],
      },
    },
    key: ['Quito or Kito (Earns 50%)'],
  },
  numeric: {
    asked: { type: 'numeric', ...common, asksUnit: true },
    given: { type: 'numeric', number: '3', unit: 'kg' },
    review: {
      type: 'numeric',
      parts: parts(null),
      ...said(null),
      key: { accepted, units: ['g', 'mg'] },
    },
    key: ['2.5 ± 0.1, in g or mg'],
  },
  cloze: {
    asked: {
      type: 'cloze',
      stem: written('A [[1]] and a [[2]]'),
      audio: null,
      gaps: [
        { type: 'shortText', gapId: 1 },
        {
          type: 'singleChoice',
          gapId: 2,
          options: [
            { id: a, text: { en: 'dog' } },
            { id: b, text: { en: 'cow' } },
          ],
        },
      ],
    },
    given: { type: 'cloze', gaps: [{ type: 'shortText', gapId: 1, text: 'cat' }] },
    review: {
      type: 'cloze',
      parts: parts('1'),
      ...said('1'),
      key: {
        gaps: [
          { type: 'shortText', gapId: 1, accepted: [{ text: 'pig', weight: 10_000 }] },
          {
            type: 'singleChoice',
            gapId: 2,
            options: [
              { id: a, weight: 0 },
              { id: b, weight: 10_000 },
            ],
          },
        ],
      },
    },
    key: ['pig', 'cow'],
  },
  matching: {
    asked: {
      type: 'matching',
      ...common,
      lefts: options,
      rights: [
        { id: 'rrrrrrrr', text: { en: 'red' } },
        { id: 'gggggggg', text: { en: 'green' } },
      ],
    },
    given: { type: 'matching', pairs: [{ left: a, right: 'rrrrrrrr' }] },
    review: {
      type: 'matching',
      parts: parts(a),
      ...said(null),
      key: { pairs: [{ left: a, right: 'gggggggg' }] },
    },
    key: ['green'],
  },
  ordering: {
    asked: { type: 'ordering', ...common, items: options },
    given: { type: 'ordering', items: [a, b] },
    review: {
      type: 'ordering',
      parts: parts(a, b),
      ...said(null),
      key: { items: [b, a] },
    },
    key: ['Right answer'],
  },
  categorize: {
    asked: {
      type: 'categorize',
      ...common,
      items: options,
      categories: [{ id: 'kkkkkkkk', text: { en: 'Fruit' } }],
      offersNone: true,
    },
    given: { type: 'categorize', items: [{ item: a, category: null }] },
    review: {
      type: 'categorize',
      parts: parts(a),
      ...said(null),
      key: { items: [{ item: a, category: 'kkkkkkkk' }] },
    },
    key: ['Fruit'],
  },
  hotspot: {
    asked: {
      type: 'hotspot',
      ...common,
      image: { mediaId, alt: { en: 'A map' } },
      marks: 1,
      areas: null,
    },
    given: { type: 'hotspot', marks: [{ x: 100, y: 200 }] },
    review: {
      type: 'hotspot',
      parts: parts('0'),
      ...said(null),
      key: {
        areas: [
          {
            label: { en: 'The north' },
            shape: { kind: 'ellipse', x: 500, y: 0, radiusX: 100, radiusY: 50 },
            isRight: true,
          },
        ],
      },
    },
    key: ['The north'],
  },
  essay: {
    asked: {
      type: 'essay',
      ...common,
      lines: 8,
      minWords: null,
      maxWords: null,
      template: null,
    },
    given: { type: 'essay', text: 'Dear you' },
    review: {
      type: 'essay',
      parts: [],
      ...said(null),
      key: { sample: written('As it could be.') },
    },
    key: ['As it could be.'],
  },
  file: {
    asked: { type: 'file', ...common, accepts: ['image/png'], most: 2, mostBytes: null },
    given: { type: 'file', files: [mediaId, '01JABCDEFGHJKMNPQRSTVWXYZ1'] },
    review: { type: 'file', parts: [], ...said(null), key: null },
    key: [],
  },
  formula: {
    asked: { type: 'formula', ...common, asksUnit: false },
    given: { type: 'formula', number: '12', unit: '' },
    review: {
      type: 'formula',
      parts: parts(null),
      ...said(null),
      key: { value: '15', tolerance: { kind: 'relative', by: '0.05' }, units: null },
    },
    key: ['15 ± 5%'],
  },
  survey: {
    asked: { type: 'survey', ...common, options, several: false, comment: true },
    given: { type: 'survey', choices: [a], comment: 'Because' },
    review: { type: 'survey', parts: [], ...said(null), key: null },
    key: [],
  },
};

const scored = Object.entries(cases).filter(([, { review }]) => (review.parts ?? []).length > 0);

describe.each(Object.entries(cases))('the review of type %s', (_, one) => {
  const show = (changes: Partial<QuestionReview>, given: typeof one.given | null = one.given) => {
    const review = { ...one.review, ...changes } as QuestionReview;
    questionReviewSchema.parse(review);
    return renderInSite(<Review asked={one.asked} given={given} review={review} links={links} />);
  };

  it('says what is right, and what is said to the answer and to everybody', async () => {
    await show({});
    for (const words of ['Said to this.', 'Said to all.', ...one.key])
      expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
  });

  it('tells nothing that the quiz withholds', async () => {
    const { container } = await show({ parts: null, feedback: null, general: null, key: null });
    const { textContent } = container;
    for (const words of ['Said', 'Wrong', 'Right answer', 'Costs'])
      expect(textContent).not.toContain(words);
  });

  it('says that nothing was answered', async () => {
    await show({ parts: [], feedback: [] }, null);
    expect(screen.getByText('You did not answer this question.')).toBeDefined();
  });
});

it('an answer with files names each with its size, opens it, and shows pictures', async () => {
  const { asked, given, review } = cases.file;
  await renderInSite(<Review asked={asked} given={given} review={review} links={links} />);
  const list = screen.getByRole('list', { name: 'Your answer' });
  const [shown, unknown] = within(list).getAllByRole('listitem');
  expect(shown?.textContent).toContain('map.png1.2 kB');
  const open = within(shown!).getByRole('link', { name: 'Open map.png in a new tab' });
  expect(open.getAttribute('href')).toBe('https://files.test/map.png');
  expect(within(shown!).getByRole('img', { name: 'Image map.png' })).toBeDefined();
  // Of one that has no link, that there is one.
  expect(unknown?.textContent).toBe('File 2');
});

it.each(scored)('a wrong answer of type %s is called so in words', async (_, one) => {
  await renderInSite(
    <Review asked={one.asked} given={one.given} review={one.review} links={links} />,
  );
  expect(screen.getAllByText('Wrong').length).toBeGreaterThan(0);
});
