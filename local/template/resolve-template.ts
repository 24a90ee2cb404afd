import { environment } from './environment.ts';
import { evaluate, noValue, type Scope } from './intrinsics.ts';
import { type Named, type ResourceType, resourceTypes } from './resource-types.ts';
import type { Secrets } from './secrets.ts';
import { isRecord, type Resource, type Template, TemplateError } from './template.ts';

/** The template with every reference followed; addresses in it are still those of the cloud. */
export interface Stack {
  name: string;
  resources: Map<string, Resource>;
  outputs: Record<string, unknown>;
  /** Resources that have no local meaning, each with the reason. */
  unplayed: { logicalId: string; type: string; reason: string }[];
  /** All resources of the given types. */
  ofType: (...types: string[]) => Resource[];
}

const pseudo = (stackName: string): Record<string, unknown> => ({
  'AWS::AccountId': environment.account,
  'AWS::Region': environment.region,
  'AWS::Partition': environment.partition,
  'AWS::URLSuffix': environment.urlSuffix,
  'AWS::StackName': stackName,
  'AWS::StackId': `arn:aws:cloudformation:${environment.region}:${environment.account}:stack/${stackName}/local`,
  'AWS::NotificationARNs': [],
  'AWS::NoValue': noValue,
});

/**
 * Resolves a template for the local stage.
 * @throws TemplateError naming an unknown resource type, intrinsic, attribute or reference.
 */
export function resolveTemplate(
  template: Template,
  { stackName, secrets }: { stackName: string; secrets: Secrets },
): Stack {
  const pseudoParameters = pseudo(stackName);
  const refs = new Map<string, string>();
  const open = new Set<string>();

  function typeOf(logicalId: string, where: string): ResourceType {
    const resource = template.Resources[logicalId];
    if (!resource)
      throw new TemplateError(`${where} refers to "${logicalId}", which does not exist.`);
    const type = resourceTypes[resource.Type];
    if (!type) {
      throw new TemplateError(
        `${resource.Type} (${logicalId}) is not played by the local runtime.`,
      );
    }
    return type;
  }

  const naming = (logicalId: string): Named => ({
    stackName,
    logicalId,
    property: (name) =>
      evaluate(template.Resources[logicalId]?.Properties?.[name], scope, `${logicalId}.${name}`),
  });

  function refOf(logicalId: string, where: string): string {
    const known = refs.get(logicalId);
    if (known !== undefined) return known;
    if (open.has(logicalId)) throw new TemplateError(`${where} refers to itself by ${logicalId}.`);
    open.add(logicalId);
    const ref = typeOf(logicalId, where).ref(naming(logicalId));
    open.delete(logicalId);
    refs.set(logicalId, ref);
    return ref;
  }

  function secretValue(reference: string, where: string): string {
    const [id, rest = ''] = reference.split(':SecretString');
    const found = Object.entries(template.Resources).find(
      ([logicalId, { Type }]) =>
        Type === 'AWS::SecretsManager::Secret' && refOf(logicalId, where) === id,
    );
    if (!found) throw new TemplateError(`${where} resolves the unknown secret "${id}".`);
    const [logicalId, { Properties = {} }] = found;
    const properties = evaluate(Properties, scope, logicalId);
    const value = secrets(logicalId, isRecord(properties) ? properties : {});
    const key = rest.split(':')[1];
    if (!key) return value;
    const field = (JSON.parse(value) as Record<string, unknown>)[key];
    if (typeof field === 'string') return field;
    throw new TemplateError(`${where} resolves "${key}", which secret ${logicalId} does not hold.`);
  }

  const scope: Scope = {
    ref(name, where) {
      if (name in pseudoParameters) return pseudoParameters[name];
      const parameter = template.Parameters?.[name];
      if (parameter?.Default !== undefined && parameter.Type === 'String') return parameter.Default;
      if (parameter) throw new TemplateError(`Parameter ${name}, used at ${where}, has no value.`);
      return refOf(name, where);
    },
    attribute(logicalId, name, where) {
      const attribute = typeOf(logicalId, where).attributes?.[name];
      if (attribute) return attribute(refOf(logicalId, where), naming(logicalId));
      const type = template.Resources[logicalId]?.Type;
      throw new TemplateError(
        `${where} reads ${name} of ${type} ${logicalId}, which is not known.`,
      );
    },
    condition(name, where) {
      if (!template.Conditions || !(name in template.Conditions)) {
        throw new TemplateError(`${where} asks for the condition "${name}", which does not exist.`);
      }
      return evaluate(template.Conditions[name], scope, `Conditions.${name}`) === true;
    },
    mapping(map, first, second, where) {
      const value = template.Mappings?.[map]?.[first]?.[second];
      if (value !== undefined) return value;
      throw new TemplateError(`${where} looks up ${map}.${first}.${second}, which does not exist.`);
    },
    dynamic: (text, where) =>
      text.replace(/\{\{resolve:([^:}]+):([^}]+)\}\}/g, (_, service: string, reference: string) => {
        if (service === 'secretsmanager') return secretValue(reference, where);
        throw new TemplateError(`The reference {{resolve:${service}}} at ${where} is not played.`);
      }),
  };

  const wanted = ({ Condition }: { Condition?: string }, where: string) =>
    Condition === undefined || scope.condition(Condition, where);
  const resources = new Map<string, Resource>();
  const unplayed: Stack['unplayed'] = [];
  for (const [logicalId, resource] of Object.entries(template.Resources)) {
    const type = typeOf(logicalId, logicalId);
    if (!wanted(resource, logicalId)) continue;
    if (type.unplayed !== undefined) {
      unplayed.push({ logicalId, type: resource.Type, reason: type.unplayed });
      continue;
    }
    const properties = evaluate(resource.Properties ?? {}, scope, logicalId);
    resources.set(logicalId, {
      logicalId,
      type: resource.Type,
      ref: refOf(logicalId, logicalId),
      properties: isRecord(properties) ? properties : {},
    });
  }
  const outputs = Object.entries(template.Outputs ?? {})
    .filter(([name, output]) => wanted(output, `Outputs.${name}`))
    .map(([name, { Value }]) => [name, evaluate(Value, scope, `Outputs.${name}`)]);
  return {
    name: stackName,
    resources,
    outputs: Object.fromEntries(outputs),
    unplayed,
    ofType: (...types) => [...resources.values()].filter(({ type }) => types.includes(type)),
  };
}
