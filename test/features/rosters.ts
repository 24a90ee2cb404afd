import { authors, editors } from '../security/personas.ts';
import { inCourse, type Scene } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

export const rosters = {
  permissions: {
    'rosters.list': editors,
    'rosters.getLearner': editors,
    'rosters.decide': editors,
    'rosters.listRequests': authors,
  },
  requests({ call, signInAs }) {
    /** The other person comes into the course, unless they have: several routes are about somebody who is in it. */
    async function bringIn(it: Scene) {
      const { params } = inCourse(it);
      const { status } = await call(await signInAs(it.other), 'enrollments.enroll', {
        params,
        body: {},
      });
      if (status !== 201 && status !== 409) throw new Error(`Coming in was answered ${status}`);
      return { params };
    }

    return {
      'rosters.list': inCourse,
      'rosters.getLearner': async (it) => {
        const { params } = await bringIn(it);
        return { params: { ...params, userId: it.other.userId } };
      },
      'rosters.decide': async (it) => {
        const { params } = await bringIn(it);
        return { params, body: { userIds: [it.other.userId], decision: 'remove' } };
      },
      'rosters.listRequests': () => ({}),
    };
  },
} satisfies UnderTest<'rosters'>;
