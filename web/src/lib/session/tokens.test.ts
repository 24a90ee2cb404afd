import { expect, it } from 'vitest';
import { makeToken } from '../../../test/make-token.ts';
import { readTokens } from './tokens.ts';

const access = (claims: object) => makeToken({ sub: 'person', exp: 1_767_604_500, ...claims });

it('reads who it is, until when and in which groups', () => {
  const tokens = readTokens(
    access({ 'cognito:groups': ['teachers', 'admins'] }),
    makeToken({ given_name: 'Íñigo' }),
  );
  expect(tokens).toMatchObject({
    userId: 'person',
    expiresAt: 1_767_604_500_000,
    roles: ['admins', 'teachers'],
    firstName: 'Íñigo',
  });
});

it.each([undefined, [], ['owners', 'root'], 'admins', { admins: true }])(
  'makes a student of somebody whose groups are %j',
  (groups) =>
    expect(readTokens(access({ 'cognito:groups': groups }), null).roles).toEqual(['students']),
);

it('reads groups from the access token alone', () => {
  const tokens = readTokens(access({}), makeToken({ 'cognito:groups': ['admins'] }));
  expect(tokens.roles).toEqual(['students']);
});
