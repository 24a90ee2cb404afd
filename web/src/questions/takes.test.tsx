// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuestionType } from '#shared/questions/question-types.ts';
import {
  type AskedOf,
  type AskedQuestion,
  type GivenAnswer,
  type GivenOf,
  askedQuestionSchema,
  givenAnswerSchema,
} from '#shared/schemas/questions.ts';
import { renderInSite } from '../../test/render-in-site.tsx';
import { preferences } from '#web/lib/preferences.ts';
import { written } from './written-fixture.ts';
import { QuestionTake } from './question-take.tsx';

const mediaId = '01JABCDEFGHJKMNPQRSTVWXYZ0';
const links = [{ mediaId, url: 'https://files.test/map.png' }];
const common = { stem: written('What is it?'), audio: null };
const [a, b, c] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'] as const;
const options = [
  { id: a, text: written('Apple') },
  { id: b, text: written('Pear') },
  { id: c, text: written('Plum') },
];

let last: GivenAnswer | null = null;
beforeEach(() => {
  last = null;
  preferences.set({ shortcuts: true });
});

async function take(asked: AskedQuestion, begin: GivenAnswer | null = null) {
  askedQuestionSchema.parse(asked);
  function Attempt() {
    const [given, setGiven] = useState(begin);
    return (
      <QuestionTake
        asked={asked}
        given={given}
        onChange={(next) => {
          last = next;
          setGiven(next);
        }}
        links={links}
      />
    );
  }
  await renderInSite(<Attempt />);
}

/** What comes out, as the server would take it. */
const given = () => last && givenAnswerSchema.parse(last);
const key = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const pick = (name: string, words: string) => {
  const select = screen.getByRole('combobox', { name });
  const option = within(select).getByRole('option', { name: words });
  fireEvent.change(select, { target: { value: (option as HTMLOptionElement).value } });
};
const place = (words: string) => pick(`${words} Position`, '1');

type Case<T extends QuestionType> = {
  asked: AskedOf<T>;
  answer: () => void;
  given: GivenOf<T>;
};

/** Each type, answered by keys alone; one with files has tests of its own. A type without a case does not compile. */
const cases: { [T in Exclude<QuestionType, 'file'>]: Case<T> } = {
  singleChoice: {
    asked: { type: 'singleChoice', ...common, options },
    answer: () => {
      screen.getByRole('radio', { name: 'Apple' }).focus();
      key('2');
    },
    given: { type: 'singleChoice', choice: b },
  },
  multipleChoice: {
    asked: { type: 'multipleChoice', ...common, options },
    answer: () => {
      screen.getByRole('checkbox', { name: 'Apple' }).focus();
      key('c');
      key('1');
    },
    given: { type: 'multipleChoice', choices: [c, a] },
  },
  trueFalse: {
    asked: { type: 'trueFalse', ...common },
    answer: () => {
      screen.getByRole('radio', { name: 'True' }).focus();
      key('2');
    },
    given: { type: 'trueFalse', isTrue: false },
  },
  shortText: {
    asked: { type: 'shortText', ...common },
    answer: () => type('Your answer', 'Quito'),
    given: { type: 'shortText', text: 'Quito' },
  },
  numeric: {
    asked: { type: 'numeric', ...common, asksUnit: true },
    answer: () => {
      type('Number', '1,5');
      type('Unit', 'kg');
    },
    given: { type: 'numeric', number: '1,5', unit: 'kg' },
  },
  cloze: {
    asked: {
      type: 'cloze',
      stem: written('The [[2]] runs [[1]] at [[3]], not [[9]].'),
      audio: null,
      gaps: [
        { type: 'shortText', gapId: 1 },
        {
          type: 'singleChoice',
          gapId: 2,
          options: [
            { id: a, text: { en: 'dog' } },
            { id: b, text: { en: 'cat' } },
          ],
        },
        { type: 'numeric', gapId: 3, asksUnit: true },
      ],
    },
    answer: () => {
      pick('Gap 1 of 3', 'cat');
      type('Gap 2 of 3', 'fast');
      type('Gap 3 of 3', '3,5');
      type('Gap 3 of 3: unit', 'm/s');
    },
    given: {
      type: 'cloze',
      gaps: [
        { type: 'singleChoice', gapId: 2, choice: b },
        { type: 'shortText', gapId: 1, text: 'fast' },
        { type: 'numeric', gapId: 3, number: '3,5', unit: 'm/s' },
      ],
    },
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
    answer: () => {
      pick('Apple', 'red');
      pick('Pear', 'red');
      pick('Pear', 'green');
    },
    given: {
      type: 'matching',
      pairs: [
        { left: a, right: 'rrrrrrrr' },
        { left: b, right: 'gggggggg' },
      ],
    },
  },
  ordering: {
    asked: { type: 'ordering', ...common, items: options },
    answer: () => {
      screen.getByRole('button', { name: 'Move down: Apple' }).focus();
      key('ArrowDown', { altKey: true });
      place('Plum');
    },
    given: { type: 'ordering', items: [c, b, a] },
  },
  categorize: {
    asked: {
      type: 'categorize',
      ...common,
      items: options,
      categories: [{ id: 'kkkkkkkk', text: { en: 'Fruit' } }],
      offersNone: true,
    },
    answer: () => {
      pick('Apple', 'Fruit');
      pick('Plum', 'None of these');
    },
    given: {
      type: 'categorize',
      items: [
        { item: a, category: 'kkkkkkkk' },
        { item: c, category: null },
      ],
    },
  },
  hotspot: {
    asked: {
      type: 'hotspot',
      ...common,
      image: { mediaId, alt: { en: 'A map' } },
      marks: 2,
      areas: [{ id: a, text: { en: 'The north' } }],
    },
    answer: () => {
      screen.getByRole('application', { name: 'Places in the image' }).focus();
      key('ArrowRight');
      key('ArrowUp', { shiftKey: true });
      key('Enter');
      fireEvent.click(screen.getByRole('checkbox', { name: 'The north' }));
    },
    given: { type: 'hotspot', marks: [{ x: 520, y: 495 }, { area: a }] },
  },
  essay: {
    asked: {
      type: 'essay',
      ...common,
      lines: 8,
      minWords: 2,
      maxWords: 50,
      template: { en: 'Dear…' },
    },
    answer: () => type('Your answer', 'Dear you'),
    given: { type: 'essay', text: 'Dear you' },
  },
  formula: {
    asked: { type: 'formula', ...common, asksUnit: false },
    answer: () => type('Number', '12'),
    given: { type: 'formula', number: '12', unit: '' },
  },
  survey: {
    asked: { type: 'survey', ...common, options, several: false, comment: true },
    answer: () => {
      screen.getByRole('radio', { name: 'Apple' }).focus();
      key('b');
      type('Comment', 'Because');
    },
    given: { type: 'survey', choices: [b], comment: 'Because' },
  },
};

describe.each(Object.entries(cases))('a question of type %s', (_, one) => {
  it('is answered by keys alone', async () => {
    await take(one.asked);
    one.answer();
    expect(given()).toEqual(one.given);
  });

  it('is a group that is called by what is asked and how it is answered', async () => {
    await take(one.asked);
    const group = screen.getAllByRole('group')[0]!;
    expect(group.tagName).toBe('FIELDSET');
    const named = group.getAttribute('aria-labelledby')!.split(' ');
    for (const id of named) expect(document.getElementById(id)?.textContent).toBeTruthy();
  });

  it('shows again what was answered', async () => {
    await take(one.asked, one.given);
    expect(last).toBeNull();
    const [first] = screen.getAllByRole('group');
    const shown = [
      ...first!.querySelectorAll<HTMLInputElement>('input:checked, input, textarea, select'),
    ].filter(({ type, value, checked }) =>
      ['radio', 'checkbox'].includes(type) ? checked : value !== '',
    );
    expect(shown.length).toBeGreaterThan(0);
  });
});

describe('single keys', () => {
  it('choose nothing for those who have switched them off', async () => {
    preferences.set({ shortcuts: false });
    await take(cases.singleChoice.asked);
    cases.singleChoice.answer();
    expect(last).toBeNull();
  });

  it('stay letters where somebody writes', async () => {
    await take(cases.survey.asked);
    screen.getByRole('textbox', { name: 'Comment' }).focus();
    key('b');
    expect(last).toBeNull();
  });
});

it('a choice of one can be taken back', async () => {
  await take(cases.singleChoice.asked, cases.singleChoice.given);
  fireEvent.click(screen.getByRole('button', { name: 'Clear my choice' }));
  expect(last).toBeNull();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  // Its button is gone: the focus is where the next choice is made.
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
});

it('an order that is right as it stands is an answer once somebody says so', async () => {
  await take(cases.ordering.asked);
  fireEvent.click(screen.getByRole('button', { name: 'Answer with this order' }));
  expect(given()).toEqual({ type: 'ordering', items: [a, b, c] });
});

it('the focus goes along with what is moved', async () => {
  await take(cases.ordering.asked);
  const button = screen.getByRole('button', { name: 'Move down: Apple' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(screen.getByText('Now at position 2 of 3').getAttribute('role')).toBe('status');
});

it('another mark takes the place of the only one that is asked for', async () => {
  await take({ ...cases.hotspot.asked, marks: 1 });
  const picture = screen.getByRole('application');
  picture.focus();
  key('Enter');
  key('ArrowLeft');
  key('Enter');
  expect(given()).toEqual({ type: 'hotspot', marks: [{ x: 480, y: 500 }] });
});

it('says where no more places can be marked, and marks none of them', async () => {
  await take({ ...cases.hotspot.asked, marks: 2 });
  const picture = screen.getByRole('application');
  picture.focus();
  key('Enter');
  key('ArrowLeft');
  key('Enter');
  const words = /^All places are marked/;
  expect(screen.getByText(words)).toBeDefined();
  key('ArrowLeft');
  key('Enter');
  expect(screen.getByRole('status').textContent).toMatch(words);
  const full = {
    type: 'hotspot',
    marks: [
      { x: 500, y: 500 },
      { x: 480, y: 500 },
    ],
  };
  expect(given()).toEqual(full);
  fireEvent.click(screen.getByRole('checkbox', { name: 'The north' }));
  expect(given()).toEqual(full);
  // The mark under the cross is taken away, and there is room again.
  key('ArrowRight');
  key('Enter');
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'The north' }));
  expect(given()).toEqual({ type: 'hotspot', marks: [{ x: 500, y: 500 }, { area: a }] });
});

it('a marker that has no gap is what it says', async () => {
  await take(cases.cloze.asked);
  expect(screen.getByText(/not \[\[9\]\]/)).toBeDefined();
});

describe('a number that a learner writes', () => {
  const fields = {
    numeric: { name: 'Number', asked: cases.numeric.asked },
    formula: { name: 'Number', asked: cases.formula.asked },
    cloze: { name: 'Gap 3 of 3', asked: cases.cloze.asked },
  };
  const described = (name: string, description: string) =>
    screen.findByRole('textbox', { name, description });

  it.each(Object.entries(fields))('says at once how it is read in a %s', async (_, field) => {
    await take(field.asked);
    await described(field.name, '');
    type(field.name, '1.500');
    const words = 'Read as 1.5. If you mean thousands, write 1500.';
    await described(field.name, words);
    // Whoever writes hears it too, and stays where they are.
    expect(screen.getByText(words).getAttribute('aria-live')).toBe('polite');
    type(field.name, '1,500');
    await described(field.name, words);
    type(field.name, '-12,345');
    await described(field.name, 'Read as −12.345. If you mean thousands, write -12345.');
    type(field.name, '1500');
    await described(field.name, '');
  });

  it.each(Object.entries(fields))('says at once that it is none in a %s', async (_, field) => {
    await take(field.asked);
    for (const text of ['1.234.567', '1,234.5', '1 500', 'a dozen']) {
      type(field.name, text);
      // One after the other, in one field.
      // oxlint-disable-next-line no-await-in-loop
      await described(field.name, 'Not a number yet. Write it as 1500 or 2.5.');
    }
    // It is an answer all the same.
    expect(JSON.stringify(given())).toContain('a dozen');
    type(field.name, '');
    await described(field.name, '');
  });
});
