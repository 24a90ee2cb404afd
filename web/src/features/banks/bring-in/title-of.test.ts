import { expect, it } from 'vitest';
import { readQuestions } from '../formats/read-questions.ts';
import { titleOf } from './title-of.ts';

it('A question without a name is called by its stem with its formulas', async () => {
  const bytes = new TextEncoder().encode(String.raw`What is \(x^2\) for two? {T}`);
  const { questions } = await readQuestions(bytes, 'a.gift', { language: 'en' });
  expect(questions.map((question) => titleOf(question, 'en').text)).toEqual([
    'What is x^2 for two?',
  ]);
});
