import { row, signedIn } from '../security/personas.ts';
import { inBlock } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

export const progress = {
  permissions: {
    'progress.listCourses': signedIn,
    'progress.listPendingCourses': signedIn,
    'progress.record': row(401, 403, 200, 403, 403, 403, 403),
    'progress.getDashboard': signedIn,
    'progress.seeNews': signedIn,
  },
  requests: () => ({
    'progress.listCourses': () => ({}),
    'progress.listPendingCourses': () => ({}),
    'progress.record': (it) => ({
      ...inBlock(it),
      body: { state: 'done', positionSeconds: 0 },
    }),
    'progress.getDashboard': () => ({}),
    'progress.seeNews': () => ({ body: { until: '2026-01-01T00:00:00.000Z' } }),
  }),
} satisfies UnderTest<'progress'>;
