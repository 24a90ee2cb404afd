// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { ShowsTable } from './shows-table.tsx';
import type { Quiz } from './types.ts';

const all = { score: true, answers: true, verdicts: true, feedback: true, key: true };
const none = { score: false, answers: false, verdicts: false, feedback: false, key: false };
const score = { ...none, score: true };
const answers = { ...none, answers: true };
const tells = 'Points are shown for each question too';

const wordsFor = async (shows: Quiz['shows'], closes = true) => {
  const { container, unmount } = await renderInSite(
    <ShowsTable shows={shows} closes={closes} severalAttempts={false} onChange={() => {}} />,
  );
  const words = container.textContent;
  unmount();
  return words;
};

it('says that the points of each question tell what was right, where that itself is not to be shown', async () => {
  const both = { ...score, answers: true };
  expect(await wordsFor({ afterSubmit: both, afterClose: all })).toContain(tells);
  expect(await wordsFor({ afterSubmit: score, afterClose: both })).toContain(tells);
  // Without its questions a result has one number; and what is for after the closing never shows without one.
  for (const shown of [all, score, answers])
    expect(await wordsFor({ afterSubmit: shown, afterClose: all })).not.toContain(tells);
  expect(await wordsFor({ afterSubmit: all, afterClose: both }, false)).not.toContain(tells);
});
