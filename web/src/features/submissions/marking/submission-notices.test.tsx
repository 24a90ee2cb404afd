// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { workOf } from '../../../../test/submission-work.ts';
import { SubmissionNotices } from './submission-notices.tsx';

const at = '2026-03-04T10:00:00.000Z';

it.each([
  [null, /has not been read yet/],
  ['2026-03-05T10:00:00.000Z', /was read Mar 5, 2026, \d+:00.[AP]M\.$/],
  ['2026-03-03T10:00:00.000Z', /was read Mar 3, 2026.*, before it was last changed, Mar 4, 2026/],
])('tells whoever marks whether the feedback as it is now was read: %s', async (readAt, words) => {
  const feedback = {
    kind: 'released' as const,
    reason: null,
    choices: [],
    points: null,
    comment: '',
    comments: [],
    files: [],
    mark: null,
    at,
    readAt,
  };
  const work = workOf(1, { state: 'released', feedback });
  await renderInSite(
    <SubmissionNotices work={work} following={{ all: false, list: undefined, from: null }} />,
  );
  expect(screen.getByText(words)).toBeDefined();
});

it('says of late work without a name that an extension is not seen in it', async () => {
  const words = /late by the dates of everyone/;
  const following = { all: false, list: undefined, from: null };
  const named = await renderInSite(
    <SubmissionNotices work={workOf(1, { isLate: true })} following={following} />,
  );
  expect(screen.queryByText(words)).toBeNull();
  named.unmount();
  const nameless = workOf(1, { isLate: true, person: null });
  await renderInSite(<SubmissionNotices work={nameless} following={following} />);
  expect(screen.getByText(words)).toBeDefined();
});
