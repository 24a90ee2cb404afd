import { describe, expect, it } from 'vitest';
import { courseScreenAt } from './course-places.ts';

const at = (pathname: string, search = '') => courseScreenAt({ pathname, search });

describe('the screen of a course', () => {
  it.each([
    ['/courses/01C', 'course'],
    ['/courses/01C/overview', 'courseOverview'],
    ['/courses/01C/structure', 'structure'],
    ['/courses/01C/enrollments/01U', 'courseLearner'],
    ['/courses/01C/progress', 'courseProgress'],
    ['/courses/01C/modules/01M/content/01B', 'content'],
  ])('at %s is %s', (path, name) => {
    expect(at(path)).toMatchObject({ name, ids: expect.arrayContaining(['01C']) });
  });

  it.each(['/courses', '/courses/import', '/courses/manage', '/courses/enrolled', '/', '/no/such'])(
    'is not at %s',
    (path) => {
      expect(at(path)).toBeNull();
    },
  );

  it('is a review where the course is in the address', () => {
    expect(at('/quizzes/review')).toBeNull();
    expect(at('/quizzes/review', '?course=01C&quiz=01B')).toEqual({
      name: 'quizReview',
      ids: ['01C'],
    });
    expect(at('/assignments/review')).toBeNull();
    expect(at('/assignments/review', '?course=01C&assignment=01B')).toEqual({
      name: 'assignmentReview',
      ids: ['01C', '01B'],
    });
    expect(at('/assignments/submission/01S')).toEqual({ name: 'submission', ids: ['01S'] });
    expect(at('/quiz-builder/01B')).toEqual({ name: 'quizBuilder', ids: ['01B'] });
  });
});
