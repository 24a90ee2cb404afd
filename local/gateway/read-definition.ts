import { part, text } from '../template/read-properties.ts';
import { isRecord, type Properties, TemplateError } from '../template/template.ts';
import type { Route } from './routes.ts';

const methods = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options']);
const integrationKey = 'x-amazon-apigateway-integration';
const readKeys = new Set([
  integrationKey,
  'isDefaultRoute',
  // Of no weight to the gateway, which validates no request.
  'operationId',
  'parameters',
  'responses',
]);

function refuse(what: string): never {
  throw new TemplateError(`${what} is not played by the local gateway.`);
}

function keyOf(path: string, method: string, operation: Properties): string {
  if (operation['isDefaultRoute'] === true) return '$default';
  if (method === 'x-amazon-apigateway-any-method') return `ANY ${path}`;
  if (!methods.has(method)) refuse(`${method} of ${path}`);
  return `${method.toUpperCase()} ${path}`;
}

/** The integration itself, or that of the components to which it refers. */
function integrationOf(operation: Properties, document: Properties, key: string): Properties {
  const stated = operation[integrationKey];
  const reference = part(stated, '$ref');
  if (reference === undefined) return isRecord(stated) ? stated : refuse(`${key} without a target`);
  const found = text(reference).replace(/^#\//, '').split('/').reduce<unknown>(part, document);
  if (isRecord(found)) return found;
  throw new TemplateError(`${key} leads to no integration: ${text(reference)}.`);
}

function readRoute(document: Properties, path: string, method: string, operation: Properties) {
  const key = keyOf(path, method, operation);
  const unknown = Object.keys(operation).find((name) => !readKeys.has(name));
  if (unknown !== undefined) refuse(`${unknown} of ${key}`);
  const integration = integrationOf(operation, document, key);
  if (text(integration['type']).toUpperCase() !== 'AWS_PROXY') refuse(`The integration of ${key}`);
  if (integration['payloadFormatVersion'] !== '2.0') refuse(`The payload format of ${key}`);
  return {
    key,
    functionArn: text(integration['uri']),
    timeoutMs: Number(integration['timeoutInMillis'] ?? 30_000),
  };
}

/**
 * The routes of an HTTP API in the OpenAPI document that it is made from.
 * @throws TemplateError naming what the local gateway does not play.
 */
export function readDefinition(document: unknown): Route[] {
  if (!isRecord(document) || !isRecord(document['paths'])) refuse('An HTTP API without paths');
  const { security, 'x-amazon-apigateway-cors': cors, paths } = document;
  if (security !== undefined || cors !== undefined) refuse('Security or CORS of an HTTP API');
  return Object.entries(paths as Properties).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : refuse(path)).map(([method, operation]) =>
      readRoute(document, path, method, isRecord(operation) ? operation : refuse(path)),
    ),
  );
}
