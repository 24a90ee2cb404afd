import type { Stack } from '../template/resolve-template.ts';
import { text } from '../template/read-properties.ts';

/** Whether the template lets a service call a function for one of its resources. */
export type MayInvoke = (functionArn: string, principal: string, sourceArn: string) => boolean;

function matches(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** Reads all `AWS::Lambda::Permission` of a stack: what they do not allow is refused, as in the cloud. */
export function readPermissions(stack: Stack): MayInvoke {
  const permissions = stack.ofType('AWS::Lambda::Permission').map(({ properties }) => ({
    functionName: text(properties['FunctionName']),
    principal: text(properties['Principal']),
    source: properties['SourceArn'] === undefined ? '*' : text(properties['SourceArn']),
  }));
  return (functionArn, principal, sourceArn) =>
    permissions.some(
      (permission) =>
        (permission.functionName === functionArn ||
          functionArn.endsWith(`:function:${permission.functionName}`)) &&
        permission.principal === principal &&
        matches(permission.source, sourceArn),
    );
}
