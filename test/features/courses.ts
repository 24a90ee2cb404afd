import { row, admins, authors, editors, creating } from '../security/personas.ts';
import { newCourse } from '../world/courses.ts';
import { inCourse } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

export const courses = {
  permissions: {
    'courses.getFeatured': admins,
    'courses.setFeatured': admins,
    'courses.getPaymentText': admins,
    'courses.setPaymentText': admins,
    'courses.listTaught': authors,
    'courses.create': row(401, 403, 403, 201, 201, 201, 403),
    'courses.update': editors,
    'courses.setState': editors,
    'courses.duplicate': creating,
  },
  requests: ({ admin, ok }) => ({
    'courses.getFeatured': () => ({}),
    'courses.setFeatured': async ({ courseId }) => {
      const { version } = await ok(admin, 'courses.getFeatured');
      return { body: { courseIds: [courseId], version } };
    },
    'courses.getPaymentText': () => ({}),
    'courses.setPaymentText': async () => {
      const { version } = await ok(admin, 'courses.getPaymentText');
      return { body: { text: { en: 'At the desk.', es: 'En recepción.' }, version } };
    },
    'courses.listTaught': () => ({}),
    'courses.create': () => ({ body: newCourse() }),
    'courses.update': (it) => ({
      ...inCourse(it),
      body: { version: it.version, level: 'advanced' },
    }),
    'courses.setState': (it) => ({
      ...inCourse(it),
      body: { version: it.version, state: 'archived' },
    }),
    'courses.duplicate': (it) => ({
      ...inCourse(it),
      body: {
        code: newCourse().code,
        title: { en: 'A copy' },
        startsOn: null,
        version: it.version,
      },
    }),
  }),
} satisfies UnderTest<'courses'>;
