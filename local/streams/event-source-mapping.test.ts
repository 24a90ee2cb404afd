import { expect, test } from 'vitest';
import { eventSourceMapping } from './event-source-mapping.ts';

const withFilters = (count: number, Pattern = '{"dynamodb":{}}') =>
  eventSourceMapping('effects', {
    FilterCriteria: { Filters: Array.from({ length: count }, () => ({ Pattern })) },
  });

test('five filters are played, a sixth is refused as Lambda would', () => {
  expect(withFilters(5).filterPatterns).toHaveLength(5);
  expect(() => withFilters(6)).toThrow('effects has 6 filters; Lambda takes 5');
});

test('a filter that is too long is refused', () => {
  expect(() => withFilters(1, 'x'.repeat(4097))).toThrow('4096 letters');
});
