import { expect, test } from 'vitest';
import { allRoutes, contract } from '#shared/contract/index.ts';
import { checkResponse } from '#functions/api/chain/check-response.ts';
import document from '../../docs/openapi.json' with { type: 'json' };

test('the document that is handed out passes its own check and names every route', () => {
  const answer = JSON.stringify(checkResponse(contract.help.getOpenApi, document));
  for (const { id } of allRoutes) expect(answer).toContain(`"operationId":"${id}"`);
});
