import type { Credentials } from '../iam/credentials.ts';
import type { Localize } from '../addresses.ts';
import type { FunctionDefinition } from '../lambda/function-definition.ts';
import type { Assembly } from '../template/assembly.ts';
import { environment } from '../template/environment.ts';
import type { Stack } from '../template/resolve-template.ts';
import {
  isRecord,
  type Properties,
  type Resource,
  type Template,
  TemplateError,
} from '../template/template.ts';
import { type Role, readRole } from './roles.ts';
import { text } from '../template/read-properties.ts';

export interface ProvisionedFunction extends FunctionDefinition {
  role: Role;
}

interface Surroundings {
  stack: Stack;
  template: Template;
  assembly: Assembly;
  credentials: Credentials;
  localize: Localize;
  /** The origin at which the front plays the AWS endpoints. */
  awsUrl: string;
}

/** Functions that a custom resource calls while it deploys; the runtime does their work itself. */
function deploymentHelpers({ Resources }: Template): Set<string> {
  const tokens = Object.values(Resources).map(({ Properties }) => Properties?.['ServiceToken']);
  return new Set(
    tokens.flatMap((token) => {
      const target = isRecord(token) ? token['Fn::GetAtt'] : undefined;
      return Array.isArray(target) ? [text(target[0])] : [];
    }),
  );
}

function variablesOf(properties: Properties): Record<string, string> {
  const given = properties['Environment'];
  const variables = isRecord(given) ? given['Variables'] : undefined;
  return Object.fromEntries(
    Object.entries(isRecord(variables) ? variables : {}).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
}

function provision(resource: Resource, surroundings: Surroundings): ProvisionedFunction {
  const { stack, assembly, credentials, localize, awsUrl } = surroundings;
  const { logicalId, ref: name, properties } = resource;
  const { Code: code, Runtime: runtime } = properties;
  if (!text(runtime).startsWith('nodejs')) {
    throw new TemplateError(`Function ${logicalId}: runtime ${text(runtime)} is not played.`);
  }
  if (!isRecord(code) || typeof code['S3Key'] !== 'string') {
    throw new TemplateError(`Function ${logicalId}: only code from an asset is played.`);
  }
  const role = readRole(stack, properties['Role']);
  const key = credentials.issue(role.name, role.statements);
  const memoryMb = Number(properties['MemorySize'] ?? 128);
  const { region, account } = environment;
  return {
    name,
    arn: `arn:aws:lambda:${region}:${account}:function:${name}`,
    codeDir: assembly.assetPath(code['S3Key']),
    handler: text(properties['Handler']),
    timeoutSeconds: Number(properties['Timeout'] ?? 3),
    memoryMb,
    role,
    environment: {
      ...localize(variablesOf(properties)),
      AWS_REGION: region,
      AWS_DEFAULT_REGION: region,
      AWS_ACCESS_KEY_ID: key.accessKeyId,
      AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
      AWS_SESSION_TOKEN: key.sessionToken,
      AWS_ENDPOINT_URL: awsUrl,
      AWS_EXECUTION_ENV: `AWS_Lambda_${text(runtime)}`,
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: text(memoryMb),
      AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
      AWS_LAMBDA_LOG_STREAM_NAME: 'local',
      LAMBDA_TASK_ROOT: '/var/task',
      _HANDLER: text(properties['Handler']),
      TZ: ':UTC',
      LANG: 'en_US.UTF-8',
    },
  };
}

/**
 * All functions that serve, with the environment, code and credentials that the template gives them.
 * @throws TemplateError naming what the local runtime does not play.
 */
export function provisionFunctions(surroundings: Surroundings): ProvisionedFunction[] {
  const helpers = deploymentHelpers(surroundings.template);
  return surroundings.stack
    .ofType('AWS::Lambda::Function')
    .filter(({ logicalId }) => !helpers.has(logicalId))
    .map((resource) => provision(resource, surroundings));
}
