import { describe, expect, it } from 'vitest';
import { readDefinition } from './read-definition.ts';

const integration = { type: 'aws_proxy', payloadFormatVersion: '2.0', uri: 'arn:fn:things' };
const target = (changes: object = {}) => ({
  'x-amazon-apigateway-integration': { ...integration, ...changes },
});
const shared = {
  'x-amazon-apigateway-integration': {
    $ref: '#/components/x-amazon-apigateway-integrations/things',
  },
};
const documentOf = (paths: object, changes: object = {}) => ({
  openapi: '3.0.1',
  paths,
  components: { 'x-amazon-apigateway-integrations': { things: integration } },
  ...changes,
});

describe('the document of an HTTP API', () => {
  it('says which routes there are and where each leads', () => {
    const routes = readDefinition(
      documentOf({
        '/things/{id}': {
          get: { ...shared, parameters: [{ name: 'id' }], responses: {} },
          'x-amazon-apigateway-any-method': target({ timeoutInMillis: 5000 }),
        },
        $default: { 'x-amazon-apigateway-any-method': { ...shared, isDefaultRoute: true } },
      }),
    );
    const things = { functionArn: 'arn:fn:things', timeoutMs: 30_000 };
    expect(routes).toEqual([
      { key: 'GET /things/{id}', ...things },
      { key: 'ANY /things/{id}', ...things, timeoutMs: 5000 },
      { key: '$default', ...things },
    ]);
  });

  it.each([
    [{ '/x': { get: { ...shared, security: [] } } }, 'security of GET /x is not played'],
    [{ '/x': { parameters: {} } }, 'parameters of /x is not played'],
    [{ '/x': { get: {} } }, 'GET /x without a target is not played'],
    [{ '/x': { get: target({ type: 'http_proxy' }) } }, 'The integration of GET /x'],
    [{ '/x': { get: target({ payloadFormatVersion: '1.0' }) } }, 'The payload format of GET /x'],
    [
      { '/x': { get: { 'x-amazon-apigateway-integration': { $ref: '#/components/none' } } } },
      'GET /x leads to no integration: #/components/none',
    ],
  ])('that asks for %j is refused by name', (paths, words) => {
    expect(() => readDefinition(documentOf(paths))).toThrow(words);
  });

  it.each([
    [undefined, 'An HTTP API without paths'],
    [documentOf({}, { security: [] }), 'Security or CORS'],
    [documentOf({}, { 'x-amazon-apigateway-cors': {} }), 'Security or CORS'],
  ])('that is %j is refused', (document, words) => {
    expect(() => readDefinition(document)).toThrow(words);
  });
});
