import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import blocks from '#web/locales/en/blocks.json';
import catalog from '#web/locales/en/catalog.json';
import { translator } from '#web/rendered/translator.ts';
import type { CourseDetail } from './types.ts';
import { courseWords } from './course-words.ts';

const words = courseWords(
  {
    catalog: translator(catalog, 'en') as TFunction<'catalog'>,
    blocks: translator(blocks, 'en') as TFunction<'blocks'>,
  },
  'en',
);

const detail = {
  course: {
    effort: { hours: 4, weeks: 1 },
    level: 'beginner',
    startsOn: null,
    title: { en: 'Bread', es: 'Pan' },
  },
  lessons: 6,
  minutes: 39,
  played: 0,
  captioned: 0,
  students: 1,
} as CourseDetail;

describe('the figures of a course', () => {
  it('say of the hours that a course takes, and of the minutes of its lessons, what each counts', () => {
    const numbers = new Map(words.numbers(detail).map(([, name, value]) => [name, value]));
    expect(numbers.get('Your time, with practice')).toBe('4 hours in 1 week');
    expect(numbers.get('To read and watch')).toBe('6 lessons · 39 min');
    expect(numbers.get('Students')).toBe('1 student');
  });

  it('speak of captions only where there is something to hear', () => {
    const names = (of: CourseDetail) => words.numbers(of).map(([, name]) => name);
    expect(names(detail)).not.toContain('Captions');
    expect(names({ ...detail, played: 2, captioned: 1 })).toContain('Captions');
  });
});
