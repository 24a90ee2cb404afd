import type { World } from './world.ts';

/** The pool's endpoint as a browser, or whoever holds its tokens, asks it: past the site and our API. */
export function openIdentityApi({ runtime }: Pick<World, 'runtime'>) {
  const clients = runtime.stack.ofType('AWS::Cognito::UserPoolClient');
  const idOf = (flows: boolean) =>
    clients.find((one) => (one.properties['AllowedOAuthFlowsUserPoolClient'] === true) === flows)
      ?.ref ?? '';
  return {
    /** The site's own client. */
    clientId: idOf(true),
    /** The one that signs up, and nothing else. */
    signUpClientId: idOf(false),
    async ask(action: string, input: object) {
      const answer = await fetch(runtime.awsUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
        },
        body: JSON.stringify(input),
      });
      return {
        status: answer.status,
        headers: [...answer.headers.keys()],
        body: (await answer.json()) as Record<string, unknown>,
      };
    },
  };
}
