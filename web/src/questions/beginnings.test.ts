import { describe, expect, it } from 'vitest';
import { questionTypes } from '#shared/questions/question-types.ts';
import { lacksOf } from '#shared/questions/registry.ts';
import { questionContentSchema } from '#shared/schemas/questions.ts';
import { newContent } from './beginnings.ts';

describe.each(questionTypes)('a new question of type %s', (type) => {
  it.each(['en', 'es'] as const)(
    'can be stored as it begins in %s, and lacks its words',
    (language) => {
      const content = newContent(type, language);
      expect(questionContentSchema.parse(content)).toEqual(content);
      expect(Object.keys(content.stem)).toEqual([language]);
      expect(lacksOf(content).map(({ code }) => code)).toContain('empty_stem');
    },
  );
});
