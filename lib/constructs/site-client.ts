import { Duration } from 'aws-cdk-lib';
import {
  ClientAttributes,
  OAuthScope,
  type UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { sessionDays } from '#shared/policies/sessions.ts';

const own = new ClientAttributes()
  .withStandardAttributes({
    givenName: true,
    familyName: true,
    email: true,
    locale: true,
    phoneNumber: true,
  })
  .withCustomAttributes('requested_role');

/** The site as a client of the pool: public, so no secret; the code flow with PKCE; short access, rotating renewal. */
export class SiteClient extends UserPoolClient {
  constructor(
    scope: Construct,
    id: string,
    { pool, siteOrigin }: { pool: UserPool; siteOrigin: string },
  ) {
    super(scope, id, {
      userPool: pool,
      generateSecret: false,
      // A rotated refresh token is refused by the plain refresh flow, and an empty list would bring that flow back.
      authFlows: { userSrp: true },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [
          OAuthScope.OPENID,
          OAuthScope.EMAIL,
          OAuthScope.PHONE,
          OAuthScope.PROFILE,
          OAuthScope.COGNITO_ADMIN,
        ],
        callbackUrls: [`${siteOrigin}/`],
        logoutUrls: [`${siteOrigin}/`],
      },
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(sessionDays),
      refreshTokenRotationGracePeriod: Duration.seconds(30),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      readAttributes: own.withStandardAttributes({ emailVerified: true }),
      writeAttributes: own,
    });
  }
}
