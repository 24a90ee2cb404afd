import { describe, expect, it } from 'vitest';
import { type QuestionContent, questionContentSchema } from '#shared/schemas/questions.ts';
import { readQuestions } from '../read-questions.ts';
import { type OwnQuestion, writeMoodle } from './write-moodle.ts';

const source = '01BX5ZZKBKACTAV9WEVGEMMVRZ';
const head: OwnQuestion['head'] = {
  name: 'One',
  tags: [],
  difficulty: null,
  points: 10_000,
  status: 'ready',
};
const says = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const common = { audio: null, hints: [], feedback: null, belowZero: false };
const written = (content: unknown) =>
  writeMoodle([{ head, content: questionContentSchema.parse(content), source }], () => null);

/** The same file as another program hands it on: without what it passes over. */
const passedOn = (text: string) => text.replace(/ own="[^"]*"/, '');

async function back(text: string): Promise<QuestionContent | undefined> {
  const bytes = new TextEncoder().encode(text);
  return (await readQuestions(bytes, 'a.xml', { language: 'en' })).questions[0]?.content;
}

const option = (text: string, weight: number, feedback: string | null = null) => ({
  optionId: `o${weight}`.replace('-', 'x'),
  text: { en: text },
  weight,
  feedback: feedback === null ? null : { en: says(feedback) },
  keepLast: false,
});

const cloze = {
  type: 'cloze',
  stem: { en: says('Write {1:SA:=no} as [[3]] or [[1]]; [[2]] of them, and [[9]].') },
  ...common,
  gaps: [
    {
      gapId: 3,
      share: 2,
      of: {
        type: 'shortText',
        accepted: [
          {
            text: String.raw`a#b}c~d\e & "f"`,
            weight: 10_000,
            feedback: { en: says('Yes: 1 < 2') },
          },
          { text: '=x', weight: 3333, feedback: null },
        ],
        matchCase: true,
        matchAccents: true,
      },
    },
    {
      gapId: 1,
      share: 1,
      of: {
        type: 'singleChoice',
        options: [option('%50% sure', 0, 'No }'), option('right', 10_000), option('half', -5000)],
        shuffle: true,
      },
    },
    {
      gapId: 2,
      share: 1,
      of: {
        type: 'numeric',
        accepted: [
          {
            value: '3.5',
            tolerance: { kind: 'absolute', by: '0.25' },
            weight: 10_000,
            feedback: null,
          },
        ],
        unit: null,
      },
    },
  ],
};

describe('a question with gaps in Moodle’s XML', () => {
  it('has each gap where it stands, with all that it accepts and none of the signs that part it', () => {
    const { text, changed } = written(cloze);
    const [, stem = ''] = /<questiontext[^>]*><text><!\[CDATA\[(.*?)\]\]>/s.exec(text) ?? [];
    expect(stem).toBe(
      [
        '<p>Write &#123;1:SA:=no} as ',
        '{2:SHORTANSWER_C:=a&#35;b&#125;c&#126;d&#92;e &amp; &quot;f&quot;#<p>Yes: 1 &lt; 2</p>~%33.33%=x}',
        ' or ',
        '{1:MULTICHOICE_S:%0%%50% sure#<p>No &#125;</p>~=right~%-50%half}',
        '; {1:NUMERICAL:=3.5:0.25} of them, and [[9]].</p>',
      ].join(''),
    );
    expect(changed).toEqual([]);
  });

  it('comes back as it was where another program passed over what is ours', async () => {
    const { text } = written({ ...cloze, stem: { en: says('As [[3]] or [[1]]; [[2]] of them.') } });
    const made = await back(passedOn(text));
    const gaps = cloze.gaps.map(({ share, of }) => ({
      share,
      of:
        of.type === 'singleChoice'
          ? { ...of, options: of.options?.map(({ optionId: _, ...one }) => one) }
          : of,
    }));
    expect(made).toMatchObject({
      type: 'cloze',
      stem: { en: says('As [[1]] or [[2]]; [[3]] of them.') },
      gaps,
    });
  });

  it('is what it says there, where somebody changed it on the way', async () => {
    const { text } = written(cloze);
    const made = await back(text.replace('~=right~', '~=wrong~'));
    expect(JSON.stringify(made)).toContain('wrong');
    expect(JSON.stringify(made)).not.toContain('right');
  });

  it('goes out in one language, which is told, and comes in again in both', async () => {
    const both = { ...cloze, stem: { ...cloze.stem, es: says('Como [[3]], [[1]], [[2]].') } };
    const { text, changed } = written(both);
    expect(changed[0]?.changes).toEqual([{ reason: 'language_dropped', detail: 'es' }]);
    expect(/<questiontext[^>]*>.*?<\/questiontext>/s.exec(text)?.[0]).not.toContain('Como');
    expect(await back(text)).toEqual(both);
  });

  it('stays behind where a gap accepts nothing', () => {
    const [first, ...others] = cloze.gaps;
    const empty = { ...first, of: { ...first?.of, accepted: [] } };
    expect(written({ ...cloze, gaps: [empty, ...others] }).dropped).toHaveLength(1);
    expect(written({ ...cloze, gaps: [] }).dropped).toHaveLength(1);
  });
});

const formula = {
  type: 'formula',
  stem: { en: says('What is {a} times {b}, {c}?') },
  ...common,
  variables: [
    { name: 'a', from: '1', to: '9.5', decimals: 1 },
    { name: 'b', values: ['2', '-0.25'] },
  ],
  expression: '-a^2 * ln(b + 1) / (pi - e)',
  tolerance: { kind: 'relative', by: '0.01' },
  decimals: 2,
  unit: null,
};

describe('a question with a formula in Moodle’s XML', () => {
  it('is one that Moodle calculates, with sets of values in the ranges of its variables', () => {
    const { text, changed } = written(formula);
    expect(text).toContain('<question type="calculatedsimple"');
    expect(text).toContain('What is {a} times {b}, &#123;c}?');
    expect(text).toContain(
      '<text>((-pow({a}, 2)) * log(({b} + 1))) / (pi() - exp(1))</text><tolerance>0.01</tolerance><tolerancetype>1</tolerancetype>',
    );
    const values = [...text.matchAll(/<value>(.*?)<\/value>/g)].map(([, value]) => value ?? '');
    expect(values).toHaveLength(40);
    for (const value of values.slice(0, 20)) {
      expect(value).toMatch(/^\d\.\d$/);
      expect(Number(value)).toBeGreaterThanOrEqual(1);
    }
    expect(new Set(values.slice(20))).toEqual(new Set(['2', '-0.25']));
    expect(changed[0]?.changes).toEqual([{ reason: 'sets_of_values' }]);
    expect(written(formula).text).toBe(text);
  });

  it('comes back with the same result where another program passed over what is ours', async () => {
    const made = await back(passedOn(written(formula).text));
    expect(made).toMatchObject({
      type: 'formula',
      stem: formula.stem,
      variables: [formula.variables[0], { name: 'b', from: '-0.25', to: '2', decimals: 2 }],
      expression: '((-pow(a, 2)) * ln((b + 1))) / (pi - exp(1))',
      tolerance: formula.tolerance,
      decimals: 2,
    });
  });

  it.each([
    ['an expression that is none', { expression: 'a +' }],
    ['no variable in it', { expression: '2 * pi' }],
    ['a variable without a value', { variables: [{ name: 'a', values: [] }] }],
  ])('stays behind with %s', (_, change) => {
    expect(written({ ...formula, ...change }).dropped).toHaveLength(1);
  });
});

it.each([
  'null',
  '{"stem":4}',
  '{"stem":{"en":{"content":[{"type":"text","text":{}}]}},"gaps":[]}',
  `{"gaps":[],"stem":{"en":${'{"content":['.repeat(3000)}${']}'.repeat(3000)}}}`,
  'not data',
])('What a stranger put in the place of our own is passed over: %.40s', async (own) => {
  const { text } = written(cloze);
  const attribute = own.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const made = await back(text.replace(/ own="[^"]*"/, ` own="${attribute}"`));
  expect(made?.type).toBe('cloze');
});
