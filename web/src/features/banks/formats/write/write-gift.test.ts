import { expect, it } from 'vitest';
import * as gift from '../fixtures/gift.ts';
import { readQuestions } from '../read-questions.ts';
import { writeGift } from './write-gift.ts';

const read = (text: string) =>
  readQuestions(new TextEncoder().encode(text), 'a.gift', { language: null });

it.each([
  ['Moodle', gift.ownExport],
  ['teachers', gift.byHand],
  ['language models', gift.byModel],
])('What comes in out of GIFT of %s goes out again as it was', async (_, text) => {
  const { questions } = await read(text);
  const written = writeGift(questions, () => null);
  expect(written.dropped).toEqual([]);
  expect(written.changed).toEqual([]);
  const again = await read(written.text);
  expect(again.dropped).toEqual([]);
  expect(again.questions.map(({ content, head, source }) => [content, head, source])).toEqual(
    questions.map(({ content, head, source }) => [content, head, source]),
  );
});
