// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { QuestionType } from '#shared/questions/question-types.ts';
import {
  type QuestionContent,
  type QuestionContentOf,
  questionContentSchema,
} from '#shared/schemas/questions.ts';
import { createFiles } from '#web/blocks/form/files.ts';
import type { RichEditorProps } from '#web/blocks/text/rich/rich-editor.tsx';
import { renderInSite } from '../../test/render-in-site.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { storedContent } from './stored-content.ts';
import { written } from './written-fixture.ts';

// The editor itself needs a page that measures: here it is a field that writes the same documents.
vi.mock('#web/blocks/text/rich/rich-editor.tsx', () => ({
  default: function Field({ label, onChange, takeTyped }: RichEditorProps) {
    const begin = useEffectEvent(() => takeTyped?.());
    useEffect(() => void begin(), []);
    return (
      <textarea aria-label={label} onChange={({ target }) => onChange(written(target.value).en!)} />
    );
  },
}));

const common = {
  stem: written('What is it?'),
  audio: null,
  hints: [],
  feedback: null,
  belowZero: false,
};
const option = (optionId: string, weight = 0) => ({
  optionId,
  text: written(optionId),
  weight,
  feedback: null,
  keepLast: false,
});

async function show(begin: QuestionContent) {
  let last = begin;
  const files = createFiles([
    { mediaId, url: 'https://files.test/map.png', fileName: 'map.png' } as never,
  ]);
  function Page() {
    const [content, setContent] = useState(begin);
    return (
      <>
        <QuestionForm
          content={content}
          onChange={(next) => {
            last = next;
            setContent(next);
          }}
          files={files}
          pickMedia={async () => undefined}
          issues={questionContentSchema.safeParse(storedContent(content)).error?.issues ?? []}
          language="en"
        />
        <QuestionPreview content={content} files={files} />
      </>
    );
  }
  await renderInSite(<Page />);
  /** As it would be sent. */
  return () => questionContentSchema.parse(storedContent(last));
}

const press = (name: string) => void fireEvent.click(screen.getAllByRole('button', { name })[0]!);
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
/** Writes into a text that becomes an editor once it has the focus. */
async function write(name: string, value: string) {
  await act(async () => screen.getByRole('textbox', { name }).focus());
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
}

type Case<T extends QuestionType> = {
  content: QuestionContentOf<T>;
  change: () => void | Promise<void>;
  saved: object;
};

const mediaId = '01JABCDEFGHJKMNPQRSTVWXYZ0';
const gap = (gapId: number, text: string) => ({
  gapId,
  share: 1,
  of: {
    type: 'shortText' as const,
    accepted: [{ text, weight: 10_000, feedback: null }],
    matchCase: false,
    matchAccents: false,
  },
});

/** Each type with a change. A type without a case does not compile. */
const cases: { [T in QuestionType]: Case<T> } = {
  singleChoice: {
    content: {
      type: 'singleChoice',
      ...common,
      options: [option('a', 10_000), option('b')],
      shuffle: false,
    },
    change: () => {
      fireEvent.click(screen.getAllByRole('radio', { name: 'Right answer' })[1]!);
      fireEvent.change(screen.getAllByRole('textbox', { name: 'Share of the points (%)' })[0]!, {
        target: { value: '33,33' },
      });
    },
    saved: { options: [option('a', 3333), option('b', 10_000)] },
  },
  multipleChoice: {
    content: {
      type: 'multipleChoice',
      ...common,
      options: [
        { ...option('a'), isRight: true },
        { ...option('b'), isRight: false },
      ],
      scheme: 'allOrNothing',
      shuffle: false,
    },
    change: () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Right choices minus wrong choices' }));
      fireEvent.click(screen.getByRole('checkbox', { name: /^Shuffle/ }));
    },
    saved: { scheme: 'rightMinusWrong', shuffle: true },
  },
  trueFalse: {
    content: { type: 'trueFalse', ...common, isTrue: true, whenTrue: null, whenFalse: null },
    change: async () => {
      fireEvent.click(screen.getAllByRole('radio', { name: 'False' })[0]!);
      press('Add: Feedback for True');
      await write('Feedback for True in English', 'No');
    },
    saved: { isTrue: false, whenTrue: written('No'), whenFalse: null },
  },
  shortText: {
    content: {
      type: 'shortText',
      ...common,
      accepted: [],
      matchCase: false,
      matchAccents: false,
    },
    change: () => {
      press('Add an accepted answer');
      type('Accepted answer 1', 'Quit*');
      fireEvent.click(screen.getByRole('checkbox', { name: 'Accents must match' }));
    },
    saved: {
      accepted: [{ text: 'Quit*', weight: 10_000, feedback: null }],
      matchAccents: true,
    },
  },
  numeric: {
    content: { type: 'numeric', ...common, accepted: [], unit: null },
    change: () => {
      press('Add an accepted answer');
      type('Accepted answer 1', '2,5');
      type('Plus or minus', '0.1');
    },
    saved: {
      accepted: [
        {
          value: '2.5',
          tolerance: { kind: 'absolute', by: '0.1' },
          weight: 10_000,
          feedback: null,
        },
      ],
    },
  },
  cloze: {
    content: {
      type: 'cloze',
      ...common,
      stem: written('The [[1]] barks at the [[2]].'),
      gaps: [gap(1, 'dog')],
    },
    change: () => {
      press('Make [[2]] a gap');
      fireEvent.change(screen.getAllByRole('combobox', { name: 'What to give' })[1]!, {
        target: { value: 'singleChoice' },
      });
      type('Answer 1 in English', 'cat');
      type('Answer 2 in English', 'moon');
      fireEvent.change(screen.getAllByRole('textbox', { name: 'What it counts' })[1]!, {
        target: { value: '2' },
      });
    },
    saved: {
      gaps: [
        gap(1, 'dog'),
        {
          gapId: 2,
          share: 2,
          of: {
            type: 'singleChoice',
            options: [
              { text: { en: 'cat' }, weight: 10_000 },
              { text: { en: 'moon' }, weight: 0 },
            ],
          },
        },
      ],
    },
  },
  hotspot: {
    content: {
      type: 'hotspot',
      ...common,
      image: { mediaId, alt: null },
      areas: [],
      marks: 1,
      asList: true,
    },
    change: () => {
      type('What the image shows (without giving the answer away) in English', 'A map');
      press('Add an area in the middle');
      type('Name of area 1 in English', 'Quito');
      fireEvent.click(screen.getByText('Position and size in numbers'));
      type('Width (%)', '12,5');
      type('From the left (%)', '90');
      const board = screen.getByRole('application', { name: 'Image with areas' });
      board.focus();
      fireEvent.keyDown(board, { key: 'ArrowUp' });
      fireEvent.keyDown(board, { key: 'ArrowRight', shiftKey: true });
      type('Marks that a learner may set', '3');
    },
    saved: {
      image: { mediaId, alt: { en: 'A map' } },
      areas: [
        {
          label: { en: 'Quito' },
          // 90 % was no place for it: it would reach over the edge.
          shape: { kind: 'rectangle', x: 400, y: 390, width: 135, height: 200 },
          isRight: true,
        },
      ],
      marks: 3,
    },
  },
  file: {
    content: {
      type: 'file',
      ...common,
      accepts: ['application/pdf', 'application/zip'],
      most: 1,
      mostBytes: null,
      guide: null,
    },
    change: () => {
      const documents = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Documents/ });
      expect(documents).toMatchObject({ checked: false, indeterminate: true });
      fireEvent.click(screen.getByRole('checkbox', { name: /^Images/ }));
      fireEvent.click(screen.getByRole('checkbox', { name: /^Archives/ }));
      type('Files at most', '3');
      type('Megabytes per file, at most', '5');
    },
    saved: {
      accepts: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
      most: 3,
      mostBytes: 5_000_000,
    },
  },
  formula: {
    content: {
      type: 'formula',
      ...common,
      stem: written('How much is {x} times {y}?'),
      variables: [
        { name: 'x', from: '1', to: '10', decimals: 0 },
        { name: 'z', from: '1', to: '10', decimals: 0 },
      ],
      expression: '',
      tolerance: { kind: 'absolute', by: '0' },
      decimals: null,
      unit: null,
    },
    change: () => {
      type('Variable z: name', 'y');
      fireEvent.change(screen.getAllByRole('combobox', { name: 'Values' })[1]!, {
        target: { value: 'values' },
      });
      type('Values to choose from', '1,5; 2');
      type('Expression of the right answer', 'x * y');
      type('Round the answer to decimals', '2');
      fireEvent.click(screen.getByRole('checkbox', { name: 'Ask for a unit' }));
      type('Unit 1', 'cm');
      type('What a wrong unit costs (%)', '50');
    },
    saved: {
      variables: [
        { name: 'x', from: '1', to: '10', decimals: 0 },
        { name: 'y', values: ['1.5', '2'] },
      ],
      expression: 'x * y',
      decimals: 2,
      unit: { isRequired: true, penalty: 5000, accepted: [{ unit: 'cm', factor: '1' }] },
    },
  },
  matching: {
    content: {
      type: 'matching',
      ...common,
      pairs: [
        { pairId: 'a', left: written('A'), right: { en: 'a' } },
        { pairId: 'b', left: written('B'), right: { en: 'b' } },
      ],
      distractors: [],
      scheme: 'each',
    },
    change: () => {
      type('Right side of pair 2 in English', 'bee');
      press('Remove: Pair 1');
    },
    saved: { pairs: [{ pairId: 'b', left: written('B'), right: { en: 'bee' } }] },
  },
  ordering: {
    content: {
      type: 'ordering',
      ...common,
      items: ['a', 'b', 'c'].map((itemId) => ({ itemId, text: written(itemId) })),
      scheme: 'positions',
    },
    change: () => {
      const button = screen.getByRole('button', { name: 'Move down: Item 1' });
      button.focus();
      fireEvent.keyDown(button, { key: 'ArrowDown', altKey: true });
      expect(document.activeElement).toBe(button);
    },
    saved: { items: ['b', 'a', 'c'].map((itemId) => ({ itemId, text: written(itemId) })) },
  },
  categorize: {
    content: {
      type: 'categorize',
      ...common,
      categories: [
        { categoryId: 'k', name: { en: 'Fruit' } },
        { categoryId: 'l', name: { en: 'Nuts' } },
      ],
      items: [{ itemId: 'i', text: written('i'), categoryId: 'k' }],
      offersNone: false,
      scheme: 'each',
    },
    change: () => press('Remove: Category 1'),
    saved: { items: [{ itemId: 'i', text: written('i'), categoryId: null }] },
  },
  essay: {
    content: {
      type: 'essay',
      ...common,
      lines: 10,
      minWords: null,
      maxWords: 100,
      template: null,
      guide: null,
      sample: null,
    },
    change: () => {
      type('At least (words)', '20');
      type('At most (words)', '');
      type('Text to start from in English', 'Dear…');
    },
    saved: { minWords: 20, maxWords: null, template: { en: 'Dear…' } },
  },
  survey: {
    content: { type: 'survey', ...common, options: [], several: false, comment: true },
    change: () => {
      press('Add an answer');
      fireEvent.click(screen.getByRole('checkbox', { name: 'Several answers may be chosen' }));
    },
    saved: { several: true, options: [{ text: { en: { type: 'doc', content: [] } } }] },
  },
};

describe.each(Object.entries(cases))('the form of type %s', (_, one) => {
  it('makes of a change what the schema takes', async () => {
    const saved = await show(one.content);
    await one.change();
    expect(saved()).toMatchObject(one.saved);
  });
});

it('a text is written in the languages that are in view, and its empty side is not stored', async () => {
  const saved = await show(cases.survey.content);
  press('Both side by side');
  await write('Question in Spanish', '¿Qué es?');
  press('Add a hint');
  type('Hint 1 in Spanish', 'Piensa');
  expect(saved()).toMatchObject({
    stem: { ...common.stem, es: written('¿Qué es?').en },
    hints: [{ es: 'Piensa' }],
  });
});

it('a question that is written in the other language alone opens in it, and does not seem empty', async () => {
  await show({ ...cases.trueFalse.content, stem: { es: written('¿Es así?').en! } });
  expect(screen.getByRole('button', { name: 'Spanish' }).getAttribute('aria-pressed')).toBe('true');
  screen.getByText('Question in Spanish');
});

it('what a question lacks is said at its field, and does not keep it from being stored', async () => {
  const saved = await show({
    ...cases.singleChoice.content,
    options: [option('a'), option('b')],
  });
  expect(screen.getByText('No answer is worth all the points yet.')).toBeDefined();
  expect(saved()).toBeDefined();
});

it('a share that is no number stays in its field and is not taken', async () => {
  const saved = await show(cases.singleChoice.content);
  const [field] = screen.getAllByRole('textbox', { name: 'Share of the points (%)' });
  fireEvent.change(field!, { target: { value: '120' } });
  expect((field as HTMLInputElement).value).toBe('120');
  expect(field!.getAttribute('aria-invalid')).toBe('true');
  expect(saved()).toMatchObject({ options: [{ weight: 10_000 }, { weight: 0 }] });
});

it('a number that could be thousands is stored as decimals, and says so at its field', async () => {
  const saved = await show(cases.formula.content);
  const [from] = screen.getAllByRole('textbox', { name: 'From' });
  fireEvent.change(from!, { target: { value: '1,500' } });
  expect(saved()).toMatchObject({ variables: [{ from: '1.500' }, {}] });
  const words = 'Read as 1.5. If you mean thousands, write 1500.';
  expect(await screen.findByRole('textbox', { name: 'From', description: words })).toBe(from);
  fireEvent.change(from!, { target: { value: '1,234.5' } });
  expect(screen.queryByText(words)).toBeNull();
  screen.getByText('Enter a number, such as 2.5.');
});

it('values that could be thousands are explained together, behind the hint', async () => {
  await show({ ...cases.formula.content, variables: [{ name: 'x', values: [] }] });
  const field = screen.getByRole('textbox', { name: 'Values to choose from' });
  fireEvent.change(field, { target: { value: '1.500; 3; 2,750' } });
  const hint = 'Put semicolons or spaces between them.';
  const described = (description: string) =>
    screen.findByRole('textbox', { name: 'Values to choose from', description });
  expect(
    await described(`${hint} Read as 1.5; 2.75. If you mean thousands, write 1500; 2750.`),
  ).toBe(field);
  fireEvent.change(field, { target: { value: '1.500 2.500 3.500 4.500' } });
  await described(
    `${hint} Read as 1.5; 2.5; 3.5; …. If you mean thousands, write 1500; 2500; 3500; ….`,
  );
});

it('a new gap has its marker in the text of each language, and its kinds keep what was written', async () => {
  const saved = await show({
    ...cases.cloze.content,
    stem: { ...written('The [[1]]'), es: written('El [[1]]').en! },
  });
  press('Add a gap at the end of the text');
  const kind = () => screen.getAllByRole('combobox', { name: 'What to give' })[0]!;
  fireEvent.change(kind(), { target: { value: 'numeric' } });
  fireEvent.change(kind(), { target: { value: 'shortText' } });
  expect(saved()).toMatchObject({
    stem: { en: written('The [[1]] [[2]]').en, es: written('El [[1]] [[2]]').en },
    gaps: [gap(1, 'dog'), { gapId: 2 }],
  });
  press('Remove: Gap [[1]]');
  expect(screen.getAllByText('A marker in the text has no gap.')).not.toEqual([]);
});

it('an expression is checked while it is written, and shows what learners would be given', async () => {
  await show({ ...cases.formula.content, stem: written('{x} and {z}') });
  type('Expression of the right answer', 'x +');
  expect(screen.getByText('This is not an expression that can be calculated.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  type('Expression of the right answer', '1 / (x - z)');
  const table = screen.getByRole('table', { name: 'What learners may be given' });
  expect(table.textContent).toContain('Lowest11no value');
  type('Expression of the right answer', 'x + q');
  expect(screen.getByText('A variable is not defined.')).toBeDefined();
  type('Expression of the right answer', 'x / 4 + z');
  expect(table.textContent).toContain('Highest101012.5');
});

describe('an area of a picture', () => {
  /** A picture of 200 × 100, of which jsdom draws nothing. */
  const measured = () => {
    const board = screen.getByRole('application', { name: 'Image with areas' });
    board.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    return board;
  };
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });

  it('warns where its list by name would only offer right answers', async () => {
    await show(cases.hotspot.content);
    const warning = () => screen.queryByText(/the list by name shows the answer/);
    expect(warning()).toBeNull();
    press('Add an area in the middle');
    expect(warning()).not.toBeNull();
    press('Add an area in the middle');
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Right area' }).at(-1)!);
    expect(warning()).toBeNull();
  });

  it('is drawn with the pointer, moved, and shaped by its corners', async () => {
    const saved = await show(cases.hotspot.content);
    const board = measured();
    press('Ellipse');
    fireEvent.pointerDown(board, at(20, 10));
    fireEvent.pointerMove(board, at(60, 50));
    fireEvent.pointerUp(board);
    expect(saved()).toMatchObject({
      areas: [{ shape: { kind: 'ellipse', x: 200, y: 300, radiusX: 100, radiusY: 200 } }],
    });
    fireEvent.pointerDown(board, at(40, 30));
    fireEvent.pointerMove(board, at(60, 40));
    fireEvent.pointerUp(board);
    expect(saved()).toMatchObject({ areas: [{ shape: { x: 300, y: 400 } }] });
  });

  it('of many corners is closed by Enter or at its first one, and left by Escape', async () => {
    const saved = await show(cases.hotspot.content);
    const board = measured();
    press('Polygon');
    for (const [x, y] of [
      [20, 10],
      [100, 10],
      [100, 90],
    ] as const)
      fireEvent.pointerDown(board, at(x, y));
    fireEvent.pointerDown(board, at(21, 11));
    press('Polygon');
    fireEvent.pointerDown(board, at(150, 50));
    fireEvent.keyDown(board, { key: 'Escape' });
    expect(saved()).toMatchObject({
      areas: [
        {
          shape: {
            kind: 'polygon',
            points: [
              { x: 100, y: 100 },
              { x: 500, y: 100 },
              { x: 500, y: 900 },
            ],
          },
        },
      ],
    });
  });
});

it('the worked example is what the rules of scoring make of it', async () => {
  await show(cases.multipleChoice.content);
  expect(screen.getByText('All right: 1')).toBeDefined();
  expect(screen.getByText('One wrong choice added: 0')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Every answer counts, chosen or not' }));
  expect(screen.getByText('One wrong choice added: 0.5')).toBeDefined();
});

it('a preview is answered, checked by the rules of scoring, and tried again', async () => {
  await show(cases.trueFalse.content);
  const preview = screen.getByRole('region', { name: 'Preview' });
  fireEvent.click(preview.querySelectorAll('input[type=radio]')[1]!);
  press('Check');
  expect(screen.getByText('Wrong')).toBeDefined();
  expect(screen.getByText('0 of 1 point')).toBeDefined();
  press('Try again');
  expect(preview.querySelector('input:checked')).toBeNull();
});
