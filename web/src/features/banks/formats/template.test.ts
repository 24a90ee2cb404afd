import { expect, it } from 'vitest';
import { readQuestions } from './read-questions.ts';
import { templateOf } from './template.ts';

it.each(['en', 'es'] as const)(
  'The template in %s comes in whole, each row as its type',
  async (language) => {
    const bytes = new TextEncoder().encode(templateOf(language));
    const file = await readQuestions(bytes, 'template.csv', { language: null });
    expect(file.dropped).toEqual([]);
    expect(file.language).toBe(language);
    expect(
      file.questions.map(({ content, fate, head }) => [content.type, fate, head.status]),
    ).toEqual(
      [
        'singleChoice',
        'multipleChoice',
        'trueFalse',
        'shortText',
        'numeric',
        'matching',
        'ordering',
        'essay',
        'survey',
      ].map((type) => [type, 'kept', 'ready']),
    );
  },
);
