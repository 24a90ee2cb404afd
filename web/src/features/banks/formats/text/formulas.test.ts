import { describe, expect, it } from 'vitest';
import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import { plainText } from '../fixtures/plain-text.ts';
import { Notes } from '../notes.ts';
import { readQuestions } from '../read-questions.ts';
import type { TextFormat } from './raw-text.ts';
import { Texts } from './texts.ts';

const said = (text: string, format: TextFormat = 'plain') => {
  const notes = new Notes();
  const rich = new Texts('en', () => null, notes).rich({ text, format });
  const formulas = [...(rich?.en ? nodesOf(rich.en) : [])].flatMap(
    ({ attrs }) => attrs?.['latex'] ?? [],
  );
  return { formulas, changes: notes.changes };
};

describe('What stands between single dollars', () => {
  it.each([
    ['Solve $x^2 = 4$.', ['x^2 = 4']],
    ['Let $n$ and $a_1$ be $\\frac{1}{2}$, ($k+1$).', ['n', 'a_1', '\\frac{1}{2}', 'k+1']],
    ['¿Cuánto es $\\sqrt{16}$?', ['\\sqrt{16}']],
    ['Is it $9$ or $-2.5$?', ['9', '-2.5']],
    ['It costs $5, and $x^2$ is asked.', ['x^2']],
  ])('is a formula where it can be nothing else, and that is told: %s', (text, latex) => {
    const { formulas, changes } = said(text);
    expect(formulas).toEqual(latex);
    expect(changes).toEqual(
      latex.map((one) => ({ reason: 'dollars_as_formula', detail: `$${one}$` })),
    );
  });

  it.each([
    'It costs $5.',
    'Between $5 and $10, or $20.',
    'From $5-$10 to 7$ or 8$.',
    'US$5 for x_1, and A$6.',
    'It is $5 for x_1 and 6$',
    'echo $my_var; $other = $first_name;',
    'Is $HOME_DIR/$USER a path?',
    'What does $this$ mean?',
    'Escaped: \\$x^2\\$',
  ])('is left alone where it is a price or a name: %s', (text) => {
    expect(said(text)).toEqual({ formulas: [], changes: [] });
  });

  it('is what Markdown says in a text in Markdown, without a word', () => {
    expect(said('Solve $x^2$ for \\$x\\$.', 'markdown')).toEqual({
      formulas: ['x^2'],
      changes: [],
    });
  });

  it('is code within code', () => {
    expect(said('<p>Is <code>$x^2$</code> TeX?</p>', 'html').formulas).toEqual([]);
  });
});

it.each([
  [
    'a table',
    'quiz.csv',
    'type,question,option a,option b,answer\nmultiple choice,What is $x^2$ at $3?,$x$,9,B\n',
  ],
  [
    'Brightspace',
    'quiz.csv',
    'NewQuestion,MC,,,\nQuestionText,What is $x^2$ at $3?,,,\nOption,0,$x$,,\nOption,100,9,,\n',
  ],
])('%s says of each question which of its texts became formulas', async (_name, file, text) => {
  const { questions } = await readQuestions(new TextEncoder().encode(text), file, {
    language: 'en',
  });
  expect(questions.map(({ fate, changes }) => [fate, changes])).toEqual([
    [
      'changed',
      [
        { reason: 'dollars_as_formula', detail: '$x^2$' },
        { reason: 'dollars_as_formula', detail: '$x$' },
      ],
    ],
  ]);
  expect(plainText(questions[0]!.content.stem)).toBe(String.raw`What is \(x^2\) at $3?`);
});
