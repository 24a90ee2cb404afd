import { describe, expect, it } from 'vitest';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import * as gift from '../fixtures/gift.ts';
import * as moodle from '../fixtures/moodle.ts';
import * as tables from '../fixtures/tables.ts';
import { readQuestions } from '../read-questions.ts';
import { templateOf } from '../template.ts';
import type { ReadQuestion } from '../types.ts';
import type { OwnQuestion } from './write-moodle.ts';
import { writeCsv } from './write-csv.ts';

const read = (text: string, name: string) =>
  readQuestions(new TextEncoder().encode(text), name, { language: null });
const back = (text: string) => read(text, 'a.csv');
const bare = ({ content, head, source }: ReadQuestion) => [content, head, source];

it.each([
  ['our own template', templateOf('en'), 'a.csv'],
  ['our template in Spanish', templateOf('es'), 'a.csv'],
  ['Quizizz', tables.quizizz, 'a.csv'],
  ['Excel in Spain', tables.spanish, 'a.csv'],
  ['Moodle in GIFT', gift.ownExport, 'a.gift'],
])('What comes in of %s and fits into a table goes out again as it was', async (_, text, name) => {
  const { questions } = await read(text, name);
  const written = writeCsv(questions, () => null);
  const lost = new Set([...written.changed, ...written.dropped].map(({ source }) => source));
  const whole = questions.filter(({ source }) => !lost.has(source));
  expect(whole.length).toBeGreaterThan(2);
  const again = await back(written.text);
  expect(again.dropped).toEqual([]);
  expect(again.questions.filter(({ source }) => !lost.has(source)).map(bare)).toEqual(
    whole.map(bare),
  );
});

it('A site in two languages keeps both in a table', async () => {
  const { questions } = await read(moodle.bilingual, 'both.xml');
  const [water] = questions;
  const again = await back(writeCsv([water!], () => null).text);
  // Ids of parts follow from their words, which are written in another way.
  const said = (question: ReadQuestion | undefined) =>
    question?.content.type === 'singleChoice' && [
      question.content.stem,
      ...question.content.options.map(({ text, weight }) => [text, weight]),
    ];
  expect(said(again.questions[0])).toEqual(said(water));
});

const head: OwnQuestion['head'] = {
  name: null,
  tags: ['a, b', 'c'],
  difficulty: null,
  points: 10_000,
  status: 'retired',
};
const words = (text: string) => ({
  en: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  },
});
const common = { stem: words('=1+1'), audio: null, hints: [], feedback: null, belowZero: false };
const source = '01BX5ZZKBKACTAV9WEVGEMMVRZ';
const own = (content: QuestionContent) => [{ head, content, source }];

describe('what a table cannot hold', () => {
  it('is told: tags with commas, a question that was retired, feedback on true and false', () => {
    const content: QuestionContent = {
      type: 'trueFalse',
      ...common,
      isTrue: true,
      whenTrue: words('Yes'),
      whenFalse: null,
    };
    const { changed, text } = writeCsv(own(content), () => null);
    expect(changed[0]?.changes.map(({ reason }) => reason)).toEqual([
      'feedback_dropped',
      'settings_dropped',
      'tags_cut',
    ]);
    // No spreadsheet runs what somebody wrote.
    expect(text).toContain("'=1+1");
  });

  it('is named: gaps, places on a picture, files', () => {
    const { dropped } = writeCsv(
      own({ type: 'file', ...common, accepts: [], most: 1, mostBytes: null, guide: null }),
      () => null,
    );
    expect(dropped).toEqual([{ source, why: 'type_unsupported' }]);
  });
});

it('A survey comes back as it went, but for a comment beside its options', async () => {
  const plain: OwnQuestion['head'] = { ...head, tags: [], status: 'ready' };
  const options = [
    { optionId: 'a', text: words('Paper') },
    { optionId: 'b', text: words('Screen') },
  ];
  const survey = (rest: { options: typeof options; several: boolean; comment: boolean }) => ({
    type: 'survey' as const,
    ...common,
    ...rest,
  });
  const asked = [
    survey({ options, several: false, comment: false }),
    survey({ options, several: true, comment: false }),
    survey({ options: [], several: false, comment: true }),
    survey({ options, several: false, comment: true }),
  ];
  const written = asked.map((content) => writeCsv([{ head: plain, content, source }], () => null));
  expect(
    written.map(({ changed }) => changed.flatMap((one) => one.changes.map(({ reason }) => reason))),
  ).toEqual([[], [], [], ['settings_dropped']]);
  const read = await Promise.all(written.map(({ text }) => back(text)));
  const texts = options.map(({ text }) => ({ text }));
  expect(read.map(({ questions }) => questions[0]?.content)).toMatchObject([
    { type: 'survey', options: texts, several: false, comment: false },
    { type: 'survey', options: texts, several: true, comment: false },
    { type: 'survey', options: [], several: false, comment: true },
    { type: 'survey', options: texts, several: false, comment: false },
  ]);
});

it('Pairs that hold arrows and colons of their own are parted where they should be', async () => {
  const content: QuestionContent = {
    type: 'matching',
    ...common,
    pairs: [
      { pairId: 'a', left: words('a -> b : c'), right: { en: 'x = y' } },
      { pairId: 'b', left: words('std::map'), right: { en: 'a → b' } },
    ],
    distractors: [{ distractorId: 'd', right: { en: 'neither' } }],
    scheme: 'allOrNothing',
  };
  const again = await back(writeCsv(own(content), () => null).text);
  expect(again.dropped).toEqual([]);
  const [read] = again.questions;
  expect(read?.content).toMatchObject({
    pairs: content.pairs.map(({ left, right }) => ({ left, right })),
    distractors: [{ right: { en: 'neither' } }],
    scheme: 'allOrNothing',
  });
});
