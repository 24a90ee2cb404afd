// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { CountedReason } from '#shared/schemas/credit.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { useReasonWords } from './use-reason-words.ts';

function Why({ how }: { how: CountedReason }) {
  return <p>{useReasonWords()({ how, limited: null })}</p>;
}

const words = async (how: CountedReason, language: 'en' | 'es' = 'en') =>
  (await renderInSite(<Why how={how} />, { language })).container.textContent;

it('tells what was taken off beside what was right', async () => {
  const how = { how: 'each', right: 3, taken: 1, of: 3 } as const;
  expect(await words(how)).toBe(
    '3 of 3 right. 1 is taken off: it belongs to no category, but was put in one.',
  );
  expect(await words({ ...how, taken: 0 })).toBe('3 of 3 right.');
  expect(await words({ how: 'areas', hit: 1, taken: 2, of: 2 })).toBe(
    '1 of 2 right. 2 are taken off for marks outside the areas.',
  );
  expect(await words(how, 'es')).toBe(
    '3 de 3 correctas. Se resta 1: no pertenece a ninguna categoría, pero se puso en una.',
  );
});
