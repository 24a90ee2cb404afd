import { Duration } from 'aws-cdk-lib';
import {
  ClientAttributes,
  OAuthScope,
  type UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { accessMinutes, sessionDays } from '#shared/policies/sessions.ts';

const readable = new ClientAttributes()
  .withStandardAttributes({
    givenName: true,
    familyName: true,
    email: true,
    emailVerified: true,
    locale: true,
    phoneNumber: true,
  })
  .withCustomAttributes('requested_role');

/**
 * The attributes that a token may change in the pool. Nothing of it decides anything; an empty list would allow all.
 */
const writable = new ClientAttributes().withStandardAttributes({ locale: true });

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
      accessTokenValidity: Duration.minutes(accessMinutes),
      idTokenValidity: Duration.minutes(accessMinutes),
      refreshTokenValidity: Duration.days(sessionDays),
      refreshTokenRotationGracePeriod: Duration.seconds(30),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      readAttributes: readable,
      writeAttributes: writable,
    });
  }
}
