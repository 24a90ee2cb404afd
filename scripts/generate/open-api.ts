import * as z from 'zod';
import { errorCatalogue, problemSchema, type ErrorCode } from '#shared/contract/errors.ts';
import { allRoutes } from '#shared/contract/index.ts';
import { siteName } from '#shared/policies/site-name.ts';
import { commonErrors } from '#shared/contract/common-errors.ts';
import type { Route } from '#shared/contract/route.ts';

type Json = Record<string, unknown>;

/** Components are collected from every schema that carries an id. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output', components: Json): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  const { $schema: _, $defs, ...rest } = made;
  Object.assign(components, $defs);
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) return refer(rest);
  // One that is a definition itself is nothing but a reference to it.
  if (!('$ref' in rest)) components[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}

/** Definitions live under `components`, wherever they were found. */
const refer = (value: Json) =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;

function parameters(route: Route, components: Json): Json[] {
  const places = [
    ['path', route.params],
    ['query', route.query],
  ] as const;
  return places.flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input', components) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: property,
    }));
  });
}

function problems(route: Route): Json {
  const codes = [...commonErrors(route), ...(route.errors ?? [])];
  const byStatus = Map.groupBy(codes, (code: ErrorCode) => errorCatalogue[code].status);
  const entries = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    entries.map(([status, list]) => [
      String(status),
      {
        description: list.join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

function operation(route: Route, components: Json): Json {
  const writes = route.method !== 'GET';
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return {
    operationId: route.id,
    tags: [route.id.split('.')[0]],
    summary: route.summary,
    'x-access': route.access,
    security: route.access === 'public' ? [{}, { accessToken: [] }] : [{ accessToken: [] }],
    parameters: [...parameters(route, components), ...(writes ? [key] : [])],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: jsonSchema(route.body, 'input', components) },
            },
          },
        }
      : {}),
    responses: {
      [route.status ?? 200]: {
        description: 'Done',
        content: {
          'application/json': { schema: jsonSchema(route.response, 'output', components) },
        },
      },
      ...problems(route),
    },
  };
}

/** The whole contract as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0). */
export function openApiDocument(): Json {
  const components: Json = { Problem: jsonSchema(problemSchema, 'output', {}) };
  const paths: Record<string, Json> = {};
  for (const route of allRoutes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(route, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: siteName,
      version: 'v1',
      description:
        'Every write takes an Idempotency-Key; every error is a problem document with a code.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: refer(components),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description:
            'Made anew for each intent and kept for its retries: the effect happens once.',
          schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
        },
      },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

export const openApiSource = () => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
