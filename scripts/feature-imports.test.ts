import { expect, it } from 'vitest';
import { featureImports } from './feature-imports.ts';

const path = 'web/src/features/courses/managed/managed-row.tsx';

it.each([
  ["import { Price } from '#web/features/catalog/price.tsx';"],
  ["import type { Home } from '#web/features/catalog/types.ts';"],
  ["import '../../catalog/texts.ts';"],
  ["const load = () => import('#web/features/catalog/price.tsx');"],
])('sees that %j reaches into another feature', (source) => {
  expect(featureImports(path, source)).toHaveLength(1);
});

it.each([
  ["import { courseQueries } from '#web/features/courses/queries.ts';"],
  ["import '../texts.ts';"],
  ["import { StateBadge } from '#web/course/state-badge.tsx';"],
])('has nothing against %j', (source) => {
  expect(featureImports(path, source)).toEqual([]);
});
