import type { Statement } from '../iam/statement.ts';
import type { Stack } from '../template/resolve-template.ts';
import { isRecord, type Properties, TemplateError } from '../template/template.ts';
import { listOf, text } from '../template/read-properties.ts';

export interface Role {
  name: string;
  statements: Statement[];
}

function statementsOf(document: unknown): Statement[] {
  if (!isRecord(document)) return [];
  return listOf(document['Statement'] as Statement | Statement[] | undefined);
}

/**
 * The statements of a role: its inline policies and those of each `AWS::IAM::Policy` on it.
 * @throws TemplateError when the role does not exist or takes a managed policy.
 */
export function readRole(stack: Stack, roleArn: unknown): Role {
  const name = text(roleArn).split('/').at(-1)!;
  const role = stack.ofType('AWS::IAM::Role').find(({ ref }) => ref === name);
  if (!role) throw new TemplateError(`The role ${text(roleArn)} does not exist.`);
  const managed = listOf(role.properties['ManagedPolicyArns']);
  if (managed.length > 0) {
    throw new TemplateError(`Role ${name}: the managed policy ${text(managed[0])} is not played.`);
  }
  const inline = listOf(role.properties['Policies'] as Properties[] | undefined);
  const attached = stack
    .ofType('AWS::IAM::Policy')
    .filter(({ properties }) => listOf(properties['Roles']).includes(name));
  const policies = [...inline, ...attached.map(({ properties }) => properties)];
  return { name, statements: policies.flatMap((policy) => statementsOf(policy['PolicyDocument'])) };
}
