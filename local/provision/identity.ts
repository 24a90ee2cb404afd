import type { Localize } from '../addresses.ts';
import type {
  ClientOptions,
  GroupOptions,
  PasswordPolicy,
  PoolAttribute,
  PoolOptions,
  TriggerName,
} from '../cognito/options.ts';
import { environment } from '../template/environment.ts';
import type { Stack } from '../template/resolve-template.ts';
import { isRecord, type Properties, TemplateError } from '../template/template.ts';
import { part, text, texts } from '../template/read-properties.ts';

export interface IdentityDefinition {
  pool: PoolOptions;
  clients: ClientOptions[];
  groups: GroupOptions[];
}

const played: readonly string[] = [
  'PreSignUp',
  'PostConfirmation',
  'PostAuthentication',
  'CustomMessage',
  'PreTokenGeneration',
] satisfies TriggerName[];

const standard = new Set(
  'address birthdate email email_verified family_name gender given_name locale middle_name name nickname phone_number phone_number_verified picture preferred_username profile updated_at website zoneinfo'.split(
    ' ',
  ),
);

function readPolicy(properties: Properties): PasswordPolicy {
  const policy = part(properties['Policies'], 'PasswordPolicy');
  return {
    minimumLength: Number(part(policy, 'MinimumLength') ?? 8),
    requireLowercase: part(policy, 'RequireLowercase') === true,
    requireUppercase: part(policy, 'RequireUppercase') === true,
    requireNumbers: part(policy, 'RequireNumbers') === true,
    requireSymbols: part(policy, 'RequireSymbols') === true,
  };
}

function readAttributes(properties: Properties): PoolAttribute[] {
  const schema = Array.isArray(properties['Schema']) ? properties['Schema'].filter(isRecord) : [];
  return schema.map((attribute) => {
    const name = text(attribute['Name']);
    const limits = attribute['StringAttributeConstraints'];
    const [min, max] = [part(limits, 'MinLength'), part(limits, 'MaxLength')];
    return {
      name: standard.has(name) ? name : `custom:${name}`,
      required: attribute['Required'] === true,
      mutable: attribute['Mutable'] !== false,
      ...(min !== undefined && { minLength: Number(min) }),
      ...(max !== undefined && { maxLength: Number(max) }),
    };
  });
}

function readTriggers(properties: Properties): PoolOptions['triggers'] {
  const config = properties['LambdaConfig'];
  const entries = Object.entries(isRecord(config) ? config : {});
  const unknown = entries.find(([name]) => !played.includes(name));
  if (unknown) throw new TemplateError(`The user pool trigger ${unknown[0]} is not played.`);
  return Object.fromEntries(entries.map(([name, arn]) => [name, text(arn)]));
}

const seconds: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

function readClient(id: string, properties: Properties): ClientOptions {
  if (properties['GenerateSecret'] === true) {
    throw new TemplateError('A user pool client with a secret is not played.');
  }
  const lifetime = (token: 'AccessToken' | 'IdToken' | 'RefreshToken', byDefault: string) => {
    const unit = text(part(properties['TokenValidityUnits'], token), byDefault);
    const value = properties[`${token}Validity`] ?? (token === 'RefreshToken' ? 30 : 1);
    return Number(value) * (seconds[unit] ?? 1);
  };
  const rotation = properties['RefreshTokenRotation'];
  const grace = part(rotation, 'RetryGracePeriodSeconds');
  return {
    id,
    callbackUrls: texts(properties['CallbackURLs']),
    logoutUrls: texts(properties['LogoutURLs']),
    scopes: texts(properties['AllowedOAuthScopes']),
    accessTokenSeconds: lifetime('AccessToken', 'hours'),
    idTokenSeconds: lifetime('IdToken', 'hours'),
    refreshTokenSeconds: lifetime('RefreshToken', 'days'),
    rotation: part(rotation, 'Feature') === 'ENABLED',
    ...(grace !== undefined && { rotationGraceSeconds: Number(grace) }),
    authFlows: texts(properties['ExplicitAuthFlows']),
    readAttributes: texts(properties['ReadAttributes']),
    writeAttributes: texts(properties['WriteAttributes']),
  };
}

/**
 * The user pool with its clients and groups; undefined when the stack has none.
 * @throws TemplateError naming what the local provider does not play.
 */
export function provisionIdentity(
  stack: Stack,
  localize: Localize,
): IdentityDefinition | undefined {
  const [pool, ...more] = stack.ofType('AWS::Cognito::UserPool');
  if (!pool) return undefined;
  if (more.length > 0) throw new TemplateError('A second user pool is not played.');
  const { properties } = pool;
  if (part(properties['UsernameConfiguration'], 'CaseSensitive') === true) {
    throw new TemplateError('A user pool with case-sensitive names is not played.');
  }
  if (texts(properties['AliasAttributes']).join() !== 'email') {
    throw new TemplateError(
      'A user pool without the e-mail address as its one alias is not played.',
    );
  }
  return {
    pool: {
      id: pool.ref,
      region: environment.region,
      passwordPolicy: readPolicy(properties),
      attributes: readAttributes(properties),
      triggers: readTriggers(properties),
      autoVerifiedAttributes: texts(properties['AutoVerifiedAttributes']),
      aliasAttributes: ['email'],
      caseInsensitive: true,
    },
    clients: stack
      .ofType('AWS::Cognito::UserPoolClient')
      .map((client) => readClient(client.ref, localize(client.properties))),
    groups: stack.ofType('AWS::Cognito::UserPoolGroup').map((group) => ({
      name: group.ref,
      precedence: Number(group.properties['Precedence'] ?? 0),
    })),
  };
}
