import { expect, it } from 'vitest';
import { readQuestions } from '../formats/read-questions.ts';
import { titleOf } from './title-of.ts';

it('A question without a name is called by its stem with its formulas', async () => {
  const bytes = new TextEncoder().encode(String.raw`Is \(x^2\) nine for \(x\)? {T}`);
  const { questions } = await readQuestions(bytes, 'a.gift', { language: 'en' });
  expect(questions.map((question) => titleOf(question, 'en').text)).toEqual(['Is x^2 nine for x?']);
});
