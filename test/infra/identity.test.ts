import { expect, test } from 'vitest';
import { plainStage, resourcesOf, synthesize, theOnly } from './synthesize.ts';

const template = synthesize(plainStage('dev'));

test('people sign in by a verified email, in any case, and up with a long password of any shape', () => {
  expect(theOnly(template, 'AWS::Cognito::UserPool').Properties).toMatchObject({
    AliasAttributes: ['email'],
    AutoVerifiedAttributes: ['email'],
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    UsernameConfiguration: { CaseSensitive: false },
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    Policies: {
      PasswordPolicy: {
        MinimumLength: 12,
        RequireLowercase: false,
        RequireUppercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
      },
    },
    LambdaConfig: {
      PreSignUp: expect.anything(),
      PostConfirmation: expect.anything(),
      PostAuthentication: expect.anything(),
      CustomMessage: expect.anything(),
    },
  });
});

type Client = {
  AllowedOAuthFlows?: string[];
  AllowedOAuthFlowsUserPoolClient: boolean;
  ExplicitAuthFlows: string[];
  WriteAttributes: string[];
};
const clients = resourcesOf<Client>(template, 'AWS::Cognito::UserPoolClient').map(
  ([, { Properties }]) => Properties,
);
const [site, signUp] = [true, false].map((flows) =>
  clients.find(({ AllowedOAuthFlowsUserPoolClient: allowed }) => allowed === flows),
);

test('the site is a public client: the code flow, short tokens, a refresh token that rotates', () => {
  expect(site).toMatchObject({
    GenerateSecret: false,
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: ['openid', 'email', 'phone', 'profile', 'aws.cognito.signin.user.admin'],
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    RefreshTokenValidity: 43200,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    RefreshTokenRotation: { Feature: 'ENABLED' },
    ExplicitAuthFlows: expect.not.arrayContaining(['ALLOW_REFRESH_TOKEN_AUTH']),
    EnableTokenRevocation: true,
    PreventUserExistenceErrors: 'ENABLED',
  });
});

test('case 25: a token may write no address, role or group', () => {
  expect(site?.WriteAttributes).toEqual(['locale']);
});

test('case 25: who signs up may write their names, address, language and wished role, and gets no token by it', () => {
  expect(clients).toHaveLength(2);
  expect(signUp?.WriteAttributes).toEqual([
    'custom:requested_role',
    'email',
    'family_name',
    'given_name',
    'locale',
    'phone_number',
  ]);
  expect(signUp?.ExplicitAuthFlows).toEqual(['ALLOW_REFRESH_TOKEN_AUTH']);
  expect(signUp?.AllowedOAuthFlows).toBeUndefined();
});

test('no attribute is required by the pool: each client would have to be allowed to write it', () => {
  const { Schema } = theOnly<{ Schema: { Name: string; Required?: boolean }[] }>(
    template,
    'AWS::Cognito::UserPool',
  ).Properties;
  expect(Schema.filter(({ Required }) => Required)).toEqual([]);
});

test('there are three groups, and admins come before teachers before students', () => {
  type Group = { GroupName: string; Precedence: number };
  const groups = resourcesOf<Group>(template, 'AWS::Cognito::UserPoolGroup')
    .map(([, group]) => group.Properties)
    .toSorted((a, b) => a.Precedence - b.Precedence);
  expect(groups.map(({ GroupName }) => GroupName)).toEqual(['admins', 'teachers', 'students']);
});

test('the hosted sign-in is the managed login', () => {
  expect(theOnly(template, 'AWS::Cognito::UserPoolDomain').Properties).toMatchObject({
    ManagedLoginVersion: 2,
  });
  template.resourceCountIs('AWS::Cognito::ManagedLoginBranding', 1);
});
