import { expect, it } from 'vitest';
import { fittingCourses } from './fitting-courses.ts';

const course = (
  courseId: string,
  level: 'beginner' | 'intermediate' | 'advanced',
  category: 'arts' | 'science' = 'arts',
  action: 'enroll' | 'none' = 'enroll',
) => ({ courseId, level, category, entry: { action }, languages: ['en' as const, 'es' as const] });
const finished = course('done', 'beginner');

const ids = (courses: readonly { courseId: string }[]) => courses.map(({ courseId }) => courseId);

it('After a course fits the next level of its subject, then the same, then another subject', () => {
  const courses = [
    course('elsewhere', 'intermediate', 'science'),
    course('far', 'advanced'),
    course('beside', 'beginner'),
    finished,
    course('next', 'intermediate'),
  ];
  expect(ids(fittingCourses(courses, finished, new Set(), 'en'))).toEqual([
    'next',
    'beside',
    'far',
    'elsewhere',
  ]);
});

it('Nothing fits that the reader has already, and nothing twice', () => {
  const courses = [finished, course('had', 'intermediate'), course('new', 'beginner')];
  expect(ids(fittingCourses([...courses, ...courses], finished, new Set(['had']), 'en'))).toEqual([
    'new',
  ]);
});

it('Nothing fits that nobody can come into now', () => {
  const courses = [course('closed', 'intermediate', 'arts', 'none'), course('open', 'beginner')];
  expect(ids(fittingCourses(courses, finished, new Set(), 'en'))).toEqual(['open']);
});

it('What the reader cannot read comes last', () => {
  const spanish = { ...course('spanish', 'intermediate'), languages: ['es' as const] };
  const courses = [spanish, course('elsewhere', 'advanced', 'science')];
  expect(ids(fittingCourses(courses, finished, new Set(), 'en'))).toEqual(['elsewhere', 'spanish']);
  expect(ids(fittingCourses(courses, finished, new Set(), 'es'))).toEqual(['spanish', 'elsewhere']);
});
