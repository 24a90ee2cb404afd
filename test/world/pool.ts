import {
  AdminDisableUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll } from 'vitest';
import type { Person, World } from './world.ts';

/** The user pool as an operator reaches it in the console: past the app, which hears nothing of it. */
export function openPool({ runtime }: World) {
  const [pool] = runtime.stack.ofType('AWS::Cognito::UserPool');
  const UserPoolId = pool?.ref ?? '';
  const client = new CognitoIdentityProviderClient({
    endpoint: runtime.awsUrl,
    region: 'eu-west-1',
    credentials: runtime.root,
  });
  afterAll(() => client.destroy());
  return {
    removeFromGroup: ({ username: Username }: Person, GroupName: string) =>
      client.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName })),
    disable: ({ username: Username }: Person) =>
      client.send(new AdminDisableUserCommand({ UserPoolId, Username })),
  };
}
