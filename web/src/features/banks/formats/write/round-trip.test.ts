import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MediaType, mediaTypes } from '#shared/policies/media-types.ts';
import { type QuestionContent, questionContentSchema } from '#shared/schemas/questions.ts';
import { dot, otherDot } from '../fixtures/moodle.ts';
import { readQuestions } from '../read-questions.ts';
import { withMedia } from '../with-media.ts';
import { type OwnQuestion, writeMoodle } from './write-moodle.ts';

const mediaId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const source = '01BX5ZZKBKACTAV9WEVGEMMVRZ';

const types = Object.keys(mediaTypes) as MediaType[];

/** Letters and words that mean something in HTML, XML, TeX or to a filter are as likely as all others. */
const word = fc.constantFrom(
  'a',
  'Año',
  '<b>',
  '&amp;',
  ']]>',
  '{mlang en}',
  '{1:SA:=x}',
  String.raw`\(x\)`,
  '$$y$$',
  '"q"',
  '[[1]]',
  '😀',
  '@@PLUGINFILE@@/a',
  '</span>',
);
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const plain = fc.constantFrom('one', 'two words', 'Año', '1 < 2 & 3', 'a "b"');
const mark = fc.constantFrom('bold', 'italic', 'strike', 'subscript', 'code');
const text = fc
  .tuple(
    fc.oneof(
      line,
      line.map((said) => ` ${said} `),
    ),
    fc.option(mark, { nil: null }),
  )
  .map(([said, type]) => ({ type: 'text', text: said, ...(type && { marks: [{ type }] }) }));
const latex = fc.constantFrom('x^2', String.raw`a < b`, String.raw`\frac{1}{2}`);
const inline = fc.oneof(
  text,
  fc.constant({ type: 'hardBreak' }),
  latex.map((formula) => ({ type: 'inlineMath', attrs: { latex: formula } })),
);
/** Each says something: a pair whose left says nothing is a distractor to Moodle. */
const paragraph = fc
  .tuple(text, fc.array(inline, { maxLength: 2 }))
  .map(([said, more]) => ({ type: 'paragraph', content: [said, ...more] }));
const block = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  {
    weight: 1,
    arbitrary: latex.map((formula) => ({ type: 'blockMath', attrs: { latex: formula } })),
  },
  {
    weight: 1,
    arbitrary: paragraph.map((one) => ({
      type: 'callout',
      attrs: { kind: 'tip' },
      content: [one],
    })),
  },
  {
    weight: 1,
    arbitrary: paragraph.map((one) => ({
      type: 'orderedList',
      attrs: { start: 3 },
      content: [{ type: 'listItem', content: [one] }],
    })),
  },
  {
    weight: 1,
    arbitrary: paragraph.map((one) => ({
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [one] }],
        },
      ],
    })),
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map((decorative) => ({
      type: 'image',
      attrs: { mediaId, alt: decorative ? null : 'A dot', decorative },
    })),
  },
);
const document = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map((content) => ({ type: 'doc', content }));

const bothOrOne = <T>(one: fc.Arbitrary<T>, languages: readonly string[]) =>
  fc
    .tuple(...languages.map(() => one))
    .map((said) => Object.fromEntries(languages.map((code, at) => [code, said[at]])));

const contents = fc.constantFrom(['en'], ['es'], ['en', 'es']).chain((languages) => {
  const rich = bothOrOne(document, languages);
  const words = bothOrOne(plain, languages);
  const feedback = fc.option(rich, { nil: null });
  const weight = fc.constantFrom(10_000, 0, 5000, 3333, -3333, -10_000, 1234);
  const common = {
    stem: rich,
    audio: fc.constant(null),
    hints: fc.array(words, { maxLength: 3 }),
    feedback,
    belowZero: fc.boolean(),
  };
  const ids = ['a1', 'b2', 'c3', 'd4'];
  const parts = <T extends object>(name: string, shape: Record<string, fc.Arbitrary<unknown>>) =>
    fc
      .array(fc.record(shape), { minLength: 2, maxLength: 4 })
      .map((all) => all.map((one, at) => ({ ...one, [name]: ids[at] }) as T));
  const option = { text: rich, weight, feedback, keepLast: fc.boolean() };
  const decimal = fc.constantFrom('0', '1.5', '-2', '1000000');
  const distance = fc.constantFrom('0', '0.5', '2');
  const tolerance = fc.oneof(
    distance.map((by) => ({ kind: 'absolute', by })),
    distance.map((by) => ({ kind: 'relative', by })),
    fc.constantFrom(1, 5).map((digits) => ({ kind: 'significant', digits })),
  );
  const of = <T extends string>(type: T, shape: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({ type: fc.constant(type), ...common, ...shape });
  return fc.oneof(
    of('singleChoice', { options: parts('optionId', option), shuffle: fc.boolean() }),
    of('multipleChoice', {
      options: parts('optionId', { ...option, isRight: fc.boolean() }),
      scheme: fc.constantFrom('allOrNothing', 'eachStatement', 'rightMinusWrong', 'weights'),
      shuffle: fc.boolean(),
    }),
    of('trueFalse', { isTrue: fc.boolean(), whenTrue: feedback, whenFalse: feedback }),
    of('shortText', {
      accepted: fc.array(fc.record({ text: plain, weight, feedback }), {
        minLength: 1,
        maxLength: 3,
      }),
      matchCase: fc.boolean(),
      matchAccents: fc.boolean(),
    }),
    of('numeric', {
      accepted: fc.array(fc.record({ value: decimal, tolerance, weight, feedback }), {
        minLength: 1,
        maxLength: 3,
      }),
      unit: fc.option(
        fc.record({
          isRequired: fc.boolean(),
          penalty: fc.constantFrom(0, 1000, 10_000),
          accepted: fc.constant([
            { unit: 'm', factor: '1' },
            { unit: 'ft', factor: '0.3048' },
          ]),
        }),
        { nil: null },
      ),
    }),
    of('matching', {
      pairs: parts('pairId', { left: rich, right: words }),
      distractors: fc.constantFrom(
        [],
        [{ distractorId: 'z9', right: { [languages[0] ?? 'en']: 'z' } }],
      ),
      scheme: fc.constantFrom('each', 'allOrNothing'),
    }),
    of('ordering', {
      items: parts('itemId', { text: rich }),
      scheme: fc.constantFrom('allOrNothing', 'positions', 'neighbors'),
    }),
    of('formula', {
      stem: bothOrOne(
        fc.constantFrom('{a} and {b}', 'a {c} \\frac', '{a}').map((said) => ({
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: said },
                { type: 'inlineMath', attrs: { latex: String.raw`\frac{a}{{{b}}}` } },
              ],
            },
          ],
        })),
        languages,
      ),
      variables: fc.constantFrom(
        [
          { name: 'a', from: '1', to: '9.5', decimals: 1 },
          { name: 'b', values: ['2', '-0.25'] },
        ],
        [
          { name: 'b', from: '0', to: '0', decimals: 0 },
          { name: 'a', values: ['7'] },
        ],
      ),
      expression: fc.constantFrom(
        'a^2 + b',
        '-a*(b - pi)/e',
        'ln(max(a, 1)) + min(b)',
        'cbrt(a) * 2',
      ),
      tolerance,
      decimals: fc.constantFrom(null, 0, 2, 12),
      unit: fc.constantFrom(null, {
        isRequired: true,
        penalty: 1000,
        accepted: [{ unit: 'm', factor: '1' }],
      }),
    }),
    of('cloze', {
      stem: bothOrOne(
        document.map(({ type, content }) => ({
          type,
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'A [[7]] is {1:SA:=x} [[2]], [[9]].' }],
            },
            ...content,
          ],
        })),
        languages,
      ),
      gaps: fc
        .tuple(
          parts<{ optionId: string }>('optionId', { ...option, text: words }),
          fc.array(fc.record({ text: plain, weight, feedback }), { minLength: 1, maxLength: 3 }),
          fc.array(fc.record({ value: decimal, tolerance, weight, feedback }), {
            minLength: 1,
            maxLength: 3,
          }),
          fc.boolean(),
          fc.boolean(),
        )
        .map(([options, accepted, numbers, one, other]) => [
          { gapId: 7, share: 2, of: { type: 'singleChoice', options, shuffle: one } },
          {
            gapId: 2,
            share: 1,
            of: { type: 'shortText', accepted, matchCase: one, matchAccents: other },
          },
          { gapId: 9, share: 1, of: { type: 'numeric', accepted: numbers, unit: null } },
        ]),
    }),
    of('essay', {
      lines: fc.integer({ min: 1, max: 60 }),
      minWords: fc.constantFrom(null, 50),
      maxWords: fc.constantFrom(null, 500),
      template: fc.option(words, { nil: null }),
      guide: feedback,
      sample: feedback,
    }),
    of('file', {
      accepts: fc.subarray(types, { minLength: 1 }),
      most: fc.integer({ min: 1, max: 10 }),
      mostBytes: fc.constantFrom(null, 2_000_000),
      guide: feedback,
    }),
  );
});

const head: OwnQuestion['head'] = {
  name: 'A & B',
  tags: ['one', '<two>'],
  difficulty: 'hard',
  points: 25_000,
  status: 'retired',
};

async function thereAndBack(content: QuestionContent): Promise<unknown> {
  const { text } = writeMoodle([{ head, content, source }], () => ({
    name: 'a dot.png',
    base64: dot,
  }));
  const read = await readQuestions(new TextEncoder().encode(text), 'a.xml', { language: null });
  const [question] = read.questions;
  return {
    head: question?.head,
    source: question?.source,
    content: withMedia(question?.content, () => mediaId),
    dropped: read.dropped,
  };
}

it('A question that goes out as Moodle’s XML comes in again as it was, with its head and its source', async () => {
  await fc.assert(
    fc.asyncProperty(contents, async (made) => {
      const parsed = questionContentSchema.safeParse(made);
      fc.pre(parsed.success);
      if (!parsed.success) return;
      expect(await thereAndBack(parsed.data)).toEqual({
        head,
        source,
        content: parsed.data,
        dropped: [],
      });
    }),
    { numRuns: 150 },
  );
});

it('What was changed in the HTML on the way is what counts, whatever is carried beside it', async () => {
  const callout = {
    type: 'callout',
    attrs: { kind: 'tip' },
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'before' }] }],
  };
  const content = questionContentSchema.parse({
    type: 'trueFalse',
    stem: { en: { type: 'doc', content: [callout] } },
    audio: null,
    hints: [],
    feedback: null,
    belowZero: false,
    isTrue: true,
    whenTrue: null,
    whenFalse: null,
  });
  const { text } = writeMoodle([{ head, content, source }], () => null);
  const edited = text.replace('>before<', '>after<');
  const { questions } = await readQuestions(new TextEncoder().encode(edited), 'a.xml', {
    language: 'en',
  });
  const stem = JSON.stringify(questions[0]?.content.stem);
  expect(stem).toContain('after');
  expect(stem).not.toContain('before');
});

it('Two pictures that are called alike go out as two, and come in again where each of them stood', async () => {
  const other = '01ARZ3NDEKTSV4RRFFQ69G5FAW';
  const shows = (id: string) => ({
    type: 'image',
    attrs: { mediaId: id, alt: 'A dot', decorative: false },
  });
  const content = questionContentSchema.parse({
    type: 'trueFalse',
    stem: { en: { type: 'doc', content: [shows(mediaId), shows(other), shows(mediaId)] } },
    audio: null,
    hints: [],
    feedback: { en: { type: 'doc', content: [shows(other)] } },
    belowZero: false,
    isTrue: true,
    whenTrue: null,
    whenFalse: null,
  });
  const bytes = { [mediaId]: dot, [other]: otherDot };
  const { text } = writeMoodle([{ head, content, source }], (id) => ({
    name: 'image.png',
    base64: bytes[id as keyof typeof bytes],
  }));
  // Moodle looks for a file beside the text that shows it, and nowhere else.
  const [, asked, said] =
    /<questiontext[^>]*>(.*?)<\/questiontext>.*<generalfeedback[^>]*>(.*?)<\/generalfeedback>/s.exec(
      text,
    ) ?? [];
  const carried = (part = '') =>
    [...part.matchAll(/<file name="([^"]*)"/g)].map(([, name]) => name);
  expect(carried(asked)).toEqual(['image.png', `${other} image.png`]);
  expect(carried(said)).toEqual([`${other} image.png`]);
  const { questions, files } = await readQuestions(new TextEncoder().encode(text), 'a.xml', {
    language: 'en',
  });
  expect(files).toHaveLength(2);
  const idOf = (id: string) => (id === files[0]?.mediaId ? mediaId : other);
  expect(withMedia(questions[0]?.content, idOf)).toEqual(content);
});

it('What Moodle has no place for is told, and a type that it does not have is named', () => {
  const content = questionContentSchema.parse({
    type: 'survey',
    stem: { en: { type: 'doc', content: [] } },
    audio: null,
    hints: [],
    feedback: null,
    belowZero: false,
    options: [],
    several: false,
    comment: true,
  });
  expect(writeMoodle([{ head, content, source }], () => null).dropped).toEqual([
    { source, why: 'type_unsupported' },
  ]);
});
