import { roles, type Role } from '#shared/policies/roles.ts';

type Who = 'public' | 'signedIn' | Role;

type Json = Record<string, unknown>;

/** An operation of the interface, as the page shows it. */
export type ApiOperation = {
  id: string;
  feature: string;
  method: string;
  path: string;
  summary: string;
  access: Who[];
  /** Each error status with its codes. */
  errors: { status: string; codes: string }[];
};

const whoMay: readonly Who[] = ['public', 'signedIn', ...roles];

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function operationOf(path: string, method: string, operation: Json): ApiOperation {
  const id = text(operation['operationId']);
  const access = operation['x-access'];
  return {
    id,
    feature: id.split('.')[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: text(operation['summary']),
    access: whoMay.filter((who) => (Array.isArray(access) ? access.includes(who) : access === who)),
    errors: Object.entries(record(operation['responses']))
      .filter(([status]) => Number(status) >= 400)
      .map(([status, response]) => ({ status, codes: text(record(response)['description']) })),
  };
}

/** The operations of an OpenAPI document by feature, in the document's order. */
export function operationsOf(document: Json): [feature: string, operations: ApiOperation[]][] {
  const all = Object.entries(record(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(record(methods)).map(([method, operation]) =>
      operationOf(path, method, record(operation)),
    ),
  );
  return [...Map.groupBy(all, ({ feature }) => feature)];
}
