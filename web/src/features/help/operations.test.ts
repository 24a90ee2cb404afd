import { expect, test } from 'vitest';
import openApi from '../../../../docs/openapi.json' with { type: 'json' };
import { operationsOf } from './operations.ts';

test('every operation of the interface says who may try it, in words that the site has', () => {
  const operations = operationsOf(openApi).flatMap(([, some]) => some);
  expect(operations.length).toBeGreaterThan(70);
  expect(operations.filter(({ access }) => access.length === 0)).toEqual([]);
});
