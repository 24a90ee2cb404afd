import { row, signedIn, editors, creating } from '../security/personas.ts';
import { inCourse } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

export const enrollments = {
  permissions: {
    'enrollments.enroll': row(401, 201, 409, 201, 201, 201, 403),
    'enrollments.joinWaitingList': row(401, 201, 409, 201, 201, 201, 403),
    // The course is open: there is nothing to ask for.
    'enrollments.request': row(401, 409, 409, 409, 409, 409, 403),
    'enrollments.getMine': signedIn,
    'enrollments.withdraw': row(401, 404, 200, 404, 404, 404, 403),
    'enrollments.getKey': editors,
    'enrollments.setKey': editors,
    'enrollments.invite': creating,
    'enrollments.listInvitations': editors,
    'enrollments.revokeInvitation': editors,
    // A link of nobody's mail.
    'enrollments.getMailStop': row(404, 404, 404, 404, 404, 404, 403),
    'enrollments.stopMail': row(404, 404, 404, 404, 404, 404, 403),
    'enrollments.resumeMail': row(404, 404, 404, 404, 404, 404, 403),
  },
  requests: ({ admin, ok }) => ({
    'enrollments.enroll': (it) => ({ ...inCourse(it), body: {} }),
    'enrollments.joinWaitingList': (it) => ({ ...inCourse(it), body: {} }),
    'enrollments.request': (it) => ({ ...inCourse(it), body: { message: 'May I?' } }),
    'enrollments.getMine': inCourse,
    'enrollments.withdraw': inCourse,
    'enrollments.getKey': inCourse,
    'enrollments.setKey': (it) => ({
      ...inCourse(it),
      body: { key: 'Sesame, open', lastDay: null, maxUses: 30, version: 0 },
    }),
    'enrollments.invite': (it) => ({
      ...inCourse(it),
      body: { emails: ['invited@example.org'] },
    }),
    'enrollments.listInvitations': inCourse,
    'enrollments.revokeInvitation': async (it) => {
      const { params } = inCourse(it);
      const emails = ['invited@example.org'];
      await ok(admin, 'enrollments.invite', { params, body: { emails } });
      const { items } = await ok(admin, 'enrollments.listInvitations', { params });
      return { params: { ...params, invitationId: items[0]?.invitationId ?? '' } };
    },
    'enrollments.getMailStop': () => ({ params: { token: 'x'.repeat(44) } }),
    'enrollments.stopMail': () => ({ params: { token: 'x'.repeat(44) }, body: {} }),
    'enrollments.resumeMail': () => ({ params: { token: 'x'.repeat(44) } }),
  }),
} satisfies UnderTest<'enrollments'>;
