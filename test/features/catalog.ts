import { everybody } from '../security/personas.ts';
import { inCourse, type Scene } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

export const catalog = {
  permissions: {
    'catalog.list': everybody,
    'catalog.home': everybody,
    'catalog.listTeachers': everybody,
    'catalog.getTeacher': everybody,
    'catalog.getCourse': everybody,
  },
  requests({ call, runtime }) {
    /** The catalogue, and so its teachers, are seconds behind the table. */
    async function teacherInCatalogue({ ownerId }: Scene) {
      const params = { userId: ownerId };
      await runtime.drained();
      while ((await call(null, 'catalog.getTeacher', { params })).status === 404);
      return { params };
    }

    return {
      'catalog.list': () => ({}),
      'catalog.home': () => ({}),
      'catalog.listTeachers': () => ({}),
      'catalog.getTeacher': teacherInCatalogue,
      'catalog.getCourse': inCourse,
    };
  },
} satisfies UnderTest<'catalog'>;
