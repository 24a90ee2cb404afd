// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createFiles } from '#web/blocks/form/files.ts';
import { renderInSite } from '../../../../../test/render-in-site.tsx';
import { FieldWords } from './field-words.tsx';

const said = async (path: string[], value: unknown) => {
  const { container } = await renderInSite(
    <FieldWords path={path} value={value} files={createFiles([])} />,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
};

it('names the field that two people changed, and its language', async () => {
  expect(await said(['alt', 'es'], 'Un mapa')).toEqual(['What it shows · Spanish', 'Un mapa']);
});

it('counts the days of a course from one', async () => {
  expect(await said(['day'], 2)).toEqual(['Day of the course', '3']);
});

it('has no name for what became another kind', async () => {
  expect(await said(['kind'], 'file')).toEqual(['', 'file']);
});

it('says the rules of a quiz in words, and not by the names that programs have for them', async () => {
  expect(await said(['counts'], 'average')).toEqual([
    'Which attempt counts',
    'The average of all attempts',
  ]);
  expect(await said(['closing'], 'letFinish')).toEqual([
    'When it closes',
    'An attempt that runs may be finished',
  ]);
  expect(await said(['shows', 'afterClose', 'key'], false)).toEqual([
    'What the result shows · After closing · the right answers',
    'No',
  ]);
  expect(await said(['caption'], 'best')).toEqual(['Caption', 'best']);
});

it('says the rules of an assignment in words, and its points as people write them', async () => {
  expect(await said(['marking'], [{ by: 'points', most: 25_000 }])).toEqual([
    'How it is marked',
    'Points 2.5',
  ]);
  expect(await said(['late', 'of'], 'most')).toEqual(['What being late costs', 'Of all points']);
  expect(await said(['marking', 'rubric', 'levels', 'L', 'title', 'es'], 'points')).toEqual([
    'How it is marked · Spanish',
    'points',
  ]);
  expect(await said(['handIn', 'files', 'most'], 3)).toEqual(['What may be handed in', '3']);
});
