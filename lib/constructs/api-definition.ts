import type { Method } from '#shared/contract/route.ts';

/** An address with a method, and the function that answers it. */
type Lead = {
  method: Method | 'HEAD';
  path: string;
  /** The function's name in the architecture's table. */
  to: string;
  /** Whether it needs a route of its own, because the stage throttles it by its key. */
  alone: boolean;
};

const anyMethod = 'x-amazon-apigateway-any-method';
const integrations = 'x-amazon-apigateway-integrations';
const variable = /\{(\w+)\+?\}/g;

/**
 * The routes of the gateway as one OpenAPI document, which API Gateway imports: no resource of the stack for each.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-open-api.html
 */
export class ApiDefinition {
  private readonly leads: Lead[] = [];
  private readonly arns = new Map<string, string>();
  private readonly rest: string[] = [];

  /** @param arn made of names: a reference would let the document wait for the function, which waits for the edge, which waits for the document's host */
  addFunction(name: string, arn: string): void {
    this.arns.set(name, arn);
  }

  lead(lead: Lead): void {
    this.leads.push(lead);
  }

  /** All that is no other route. */
  leadTheRest(to: string): void {
    this.rest.push(to);
  }

  /** What a deployment of the stage is made of: paths and functions, without title and tags. */
  routes(): { paths: object; components: object } {
    const paths = new Map<string, Lead[]>();
    for (const lead of this.leads) paths.set(lead.path, [...(paths.get(lead.path) ?? []), lead]);
    return {
      paths: {
        ...Object.fromEntries([...paths].map(([path, leads]) => [path, pathItem(path, leads)])),
        // As SAM writes it.
        ...Object.fromEntries(
          this.rest.map((to) => [
            '$default',
            { [anyMethod]: { isDefaultRoute: true, ...led(to) } },
          ]),
        ),
      },
      components: {
        [integrations]: Object.fromEntries(
          [...this.arns].map(([name, uri]) => [name, { ...lambdaProxy, uri }]),
        ),
      },
    };
  }

  /** @param tags of the API; an import takes no others */
  document(title: string, tags: Record<string, string>): object {
    return {
      openapi: '3.0.1',
      info: { title, version: '1' },
      tags: Object.entries(tags).map(([name, value]) => ({
        name,
        'x-amazon-apigateway-tag-value': value,
      })),
      ...this.routes(),
    };
  }
}

const lambdaProxy = { type: 'AWS_PROXY', httpMethod: 'POST', payloadFormatVersion: '2.0' };

const led = (to: string) => ({
  responses: {},
  'x-amazon-apigateway-integration': { $ref: `#/components/${integrations}/${to}` },
});

/**
 * One route for a whole path where one function has it: that function knows the methods itself, and an API may have 300
 * routes. A method has its own where functions share the path or the stage throttles it.
 */
function pathItem(path: string, leads: Lead[]): object {
  const names = [...path.matchAll(variable)].map(([, name]) => name);
  const parameters = names.map((name) => ({ name, in: 'path', required: true }));
  const operation = (to: string) => ({ ...led(to), ...(names.length > 0 && { parameters }) });
  const together = leads.filter(({ alone }) => !alone);
  const isWhole = together.length > 1 && new Set(leads.map(({ to }) => to)).size === 1;
  return Object.fromEntries([
    ...leads
      .filter(({ alone }) => alone || !isWhole)
      .map(({ method, to }) => [method.toLowerCase(), operation(to)]),
    ...(isWhole ? [[anyMethod, operation(together[0]!.to)]] : []),
  ]);
}
