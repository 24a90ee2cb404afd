import { expect, test } from 'vitest';
import { allRoutes, contract } from '#shared/contract/index.ts';
import { checkResponse } from '#functions/api/chain/check-response.ts';
import document from '../../docs/openapi.json' with { type: 'json' };

test('the document that is handed out passes its own check and names every route', () => {
  const answer = JSON.stringify(checkResponse(contract.help.getOpenApi, document));
  for (const { id } of allRoutes) expect(answer).toContain(`"operationId":"${id}"`);
});

test('each schema of the document says what it is, and each reference leads to one', () => {
  const { schemas } = document.components;
  const referred = JSON.stringify(document)
    .matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)
    .map(([, name = '']) => name);
  expect([...new Set(referred)].filter((name) => !(name in schemas))).toEqual([]);
  const empty = Object.entries(schemas).filter(([, schema]) => '$ref' in schema);
  expect(empty.map(([name]) => name)).toEqual([]);
});
