import { describe, expect, test } from 'vitest';
import { plainStage, readable, resourcesOf, synthesize, theOnly } from './synthesize.ts';

type Pool = { EmailConfiguration?: { EmailSendingAccount: string; From: string } };
type Acl = {
  Scope: string;
  Rules: { Statement: { RateBasedStatement: Record<string, unknown> } }[];
};
type Settings = Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>;

const prod = synthesize(plainStage('prod'));
const dev = synthesize(plainStage('dev'));

describe('the mails of a sign-up', () => {
  test('prod sends by its own sender: fifty strangers a day would stop everybody’s codes', () => {
    expect(theOnly<Pool>(prod, 'AWS::Cognito::UserPool').Properties).toMatchObject({
      EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', From: 'no-reply@school.example' },
    });
    expect(() => synthesize(plainStage('prod', { mailFrom: 'no-reply@example.org' }))).toThrow(
      'Stage prod must send mails of its own: set MAIL_FROM',
    );
  });

  test('dev goes by Cognito’s own sender until it has one', () => {
    const { Properties } = theOnly<Pool>(dev, 'AWS::Cognito::UserPool');
    expect(Properties.EmailConfiguration?.EmailSendingAccount).not.toBe('DEVELOPER');
  });
});

describe('a network that signs up, or has codes sent, in great number', () => {
  test('is refused by prod', () => {
    const { Scope, Rules } = theOnly<Acl>(prod, 'AWS::WAFv2::WebACL').Properties;
    expect(Scope).toBe('REGIONAL');
    expect(Rules.map(({ Statement }) => Statement.RateBasedStatement)).toEqual([
      expect.objectContaining({ AggregateKeyType: 'IP', Limit: 100, EvaluationWindowSec: 300 }),
    ]);
    expect(JSON.stringify(Rules)).toMatch(/SignUp.*ResendConfirmationCode.*ForgotPassword/);
    const { ResourceArn } = theOnly<{ ResourceArn: unknown }>(
      prod,
      'AWS::WAFv2::WebACLAssociation',
    ).Properties;
    expect(readable(ResourceArn)).toMatch(/IdentityPool\w+\.Arn/);
  });

  test('is not, where the limit is not paid for', () => {
    expect(resourcesOf(dev, 'AWS::WAFv2::WebACL')).toEqual([]);
  });
});

test('routes that send mails, reach the pool or read much have throttles of their own', () => {
  const { RouteSettings } = theOnly<{ RouteSettings: Settings }>(
    prod,
    'AWS::ApiGatewayV2::Stage',
  ).Properties;
  const keys = Object.keys(RouteSettings);
  expect(keys).toContain('POST /api/v1/contact');
  expect(keys).toContain('GET /api/v1/me/export');
  expect(keys).toContain('DELETE /api/v1/me/sessions');
  expect(keys).toContain('POST /api/v1/me/email-change');
  for (const settings of Object.values(RouteSettings))
    expect(settings.ThrottlingRateLimit).toBeLessThan(100);
});
