import { ulid } from 'ulid';
import { row, signedIn, admins } from '../security/personas.ts';
import { onOther, type Scene } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

export const accounts = {
  permissions: {
    'accounts.getMe': signedIn,
    'accounts.updateMe': signedIn,
    'accounts.setPhoto': signedIn,
    'accounts.requestTeacherRole': row(401, 201, 201, 201, 201, 201, 403),
    'accounts.getTeacherRequest': signedIn,
    // A person who has not asked has nothing to explain.
    'accounts.explainTeacherRequest': row(401, 404, 404, 404, 404, 404, 403),
    'accounts.exportMe': signedIn,
    'accounts.requestDeletion': signedIn,
    'accounts.cancelDeletion': signedIn,
    'accounts.listSessions': signedIn,
    'accounts.noteSession': signedIn,
    'accounts.endSession': signedIn,
    'accounts.endOtherSessions': signedIn,
    'accounts.requestEmailChange': signedIn,
    'accounts.confirmEmailChange': signedIn,
    'accounts.listUsers': admins,
    'accounts.getUser': admins,
    'accounts.setStatus': admins,
    'accounts.setRoles': admins,
    'accounts.countUsers': admins,
    'accounts.getErasure': admins,
    'accounts.orderErasure': row(401, 403, 403, 403, 403, 201, 403),
    'accounts.cancelErasure': admins,
    'accounts.listTeacherRequests': admins,
    'accounts.decideTeacherRequest': admins,
  },
  requests({ call, ok, runtime, signIn, personOf, signInAs }) {
    async function ownVersion({ person }: Scene): Promise<number> {
      const answer = await call(person, 'accounts.getMe');
      return answer.status === 200 ? answer.body.version : 1;
    }

    async function requested({ other }: Scene): Promise<number> {
      const request = await ok(await signInAs(other), 'accounts.requestTeacherRole', { body: {} });
      return request.version;
    }

    /** Another sign-in of the person, noted where they are let in at all. */
    async function elsewhere({ person }: Scene): Promise<string> {
      const noted = await call(await signIn(person.email), 'accounts.noteSession', { body: {} });
      return noted.status === 200 ? noted.body.sessionId : '1767225600.none';
    }

    /** Both codes of a change that the person has begun, to the address that they have: it stays good for others. */
    async function confirmation({ person }: Scene) {
      const email = person?.email ?? 'nobody@example.com';
      await call(person, 'accounts.requestEmailChange', { body: { email } });
      await runtime.drained();
      const mails = runtime.outbox.list().filter(({ to }) => to.includes(email));
      const [newCode = '000000', presentCode = '000000'] = mails.map(
        ({ text }) => /\b\d{6}\b/.exec(text)?.[0],
      );
      return { body: { presentCode, newCode } };
    }

    return {
      'accounts.getMe': () => ({}),
      'accounts.updateMe': async (it) => ({
        body: { version: await ownVersion(it), bio: 'Hello' },
      }),
      'accounts.setPhoto': async (it) => ({
        body: { photoId: null, version: await ownVersion(it) },
      }),
      'accounts.requestTeacherRole': () => ({ body: {} }),
      'accounts.getTeacherRequest': () => ({}),
      'accounts.explainTeacherRequest': () => ({ body: { reason: 'I know how to tie knots.' } }),
      'accounts.exportMe': () => ({}),
      'accounts.requestDeletion': async (it) => ({ body: { version: await ownVersion(it) } }),
      'accounts.cancelDeletion': async (it) => {
        const version = await ownVersion(it);
        await call(it.person, 'accounts.requestDeletion', { body: { version } });
        return {};
      },
      'accounts.listSessions': () => ({}),
      'accounts.noteSession': () => ({ body: {} }),
      'accounts.endSession': async (it) => ({ params: { sessionId: await elsewhere(it) } }),
      'accounts.endOtherSessions': () => ({}),
      'accounts.requestEmailChange': () => ({ body: { email: `${ulid()}@example.com` } }),
      'accounts.confirmEmailChange': confirmation,
      'accounts.listUsers': () => ({ query: { q: 'test' } }),
      'accounts.getUser': onOther,
      'accounts.setStatus': (it) => ({
        ...onOther(it),
        body: { status: 'suspended', version: it.other.version },
      }),
      'accounts.setRoles': (it) => ({
        ...onOther(it),
        body: { roles: ['teachers'], version: it.other.version },
      }),
      'accounts.countUsers': () => ({}),
      'accounts.getErasure': onOther,
      'accounts.orderErasure': async (it) => ({
        ...onOther(it),
        body: {
          confirmation: (await personOf(it.other)).email,
          reason: 'A second account of the same person',
          coursesTo: null,
          version: it.other.version,
        },
      }),
      'accounts.cancelErasure': onOther,
      'accounts.listTeacherRequests': () => ({}),
      'accounts.decideTeacherRequest': async (it) => ({
        ...onOther(it),
        body: { decision: 'approved', version: await requested(it) },
      }),
    };
  },
} satisfies UnderTest<'accounts'>;
