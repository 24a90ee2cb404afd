import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CognitoError, invalidParameter, notEmulated } from '../cognito-error.ts';
import { allowOrigin } from '../cors.ts';
import type { Caller } from '../options.ts';
import type { Services } from '../services.ts';
import {
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  listUsersInGroup,
} from './admin-groups.ts';
import {
  adminCreateUser,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
} from './admin-users.ts';
import { listUsers } from './list-users.ts';
import type { Operation } from './operation.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './passwords.ts';
import { deleteUser, getUser, updateUserAttributes } from './self.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';
import { getTokensFromRefreshToken, globalSignOut, initiateAuth, revokeToken } from './tokens.ts';

const operations = new Map<string, Operation>(
  Object.entries({
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: adminDeleteUser,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminGetUser: adminGetUser,
    AdminListGroupsForUser: adminListGroupsForUser,
    AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
    AdminSetUserPassword: adminSetUserPassword,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    ChangePassword: changePassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    ForgotPassword: forgotPassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ListUsers: listUsers,
    ListUsersInGroup: listUsersInGroup,
    ResendConfirmationCode: resendConfirmationCode,
    RevokeToken: revokeToken,
    SignUp: signUp,
    UpdateUserAttributes: updateUserAttributes,
  }),
);
const prefix = 'AWSCognitoIdentityProviderService.';
const deepest = 8;

/** Answers one call of the AWS JSON 1.1 protocol, from a browser (with CORS) or from the SDK. */
export async function handleApi(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  caller: Caller,
  services: Services,
): Promise<void> {
  allowOrigin(request, response, services.options);
  response.setHeader('x-amzn-requestid', randomUUID());
  response.setHeader('cache-control', 'no-store');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const target = String(request.headers['x-amz-target'] ?? '');
  let status = 200;
  let answer: object;
  try {
    answer = await findOperation(target, caller).run(parseBody(body), services);
  } catch (error) {
    if (!(error instanceof CognitoError)) console.error(`${target} failed:`, error);
    const known =
      error instanceof CognitoError
        ? error
        : new CognitoError('InternalErrorException', 'Something went wrong');
    status = error instanceof CognitoError ? 400 : 500;
    answer = { __type: known.name, message: known.message };
    response.setHeader('x-amzn-errortype', known.name);
  }
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(answer));
}

function findOperation(target: string, caller: Caller): Operation {
  const name = target.startsWith(prefix) ? target.slice(prefix.length) : target;
  const found = operations.get(name);
  if (!found) throw notEmulated(name || 'A call without x-amz-target');
  if (found.access === 'role' && caller.kind !== 'role') {
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  return found;
}

function parseBody(body: Buffer): unknown {
  let input: unknown;
  try {
    input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new CognitoError('SerializationException', 'The body is not JSON in UTF-8');
  }
  assertCleanText(input, deepest);
  return input;
}

/** Strings that no store keeps apart (lone surrogates) or that end early (NUL) are refused everywhere. */
function assertCleanText(value: unknown, depth: number): void {
  if (depth < 0) throw invalidParameter('The request is nested too deeply');
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))) {
    throw invalidParameter('A text is not well-formed');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    assertCleanText(key, depth);
    assertCleanText(member, depth - 1);
  }
}
