import { expect, it } from 'vitest';
import { rubricOf } from '#test/support/rubric-of.ts';
import { pageOf } from '../../../../../test/assignment-page-of.ts';
import { noDraft } from '../draft/no-draft.ts';
import type { DraftFields } from '../draft/types.ts';
import { goingOf } from './going.ts';

const says = (text: string): DraftFields['text'] => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const rubric = rubricOf([10, [10, 0]], [5, [5, 0]]);
const [first] = rubric.criteria;
const all = pageOf({
  handIn: {
    text: { mostWords: 2 },
    files: { accepts: ['application/pdf'], most: 1, mostBytes: 1 },
    link: true,
    recording: null,
  },
  marking: { by: 'rubric', rubric },
  selfAssessment: true,
});

it('goes as it is, and names what of all that is asked for is not in it', () => {
  expect(goingOf(all, noDraft)).toMatchObject({
    isEmpty: true,
    words: null,
    judged: { count: 0, of: 2 },
    missing: ['text', 'link', 'files', 'selfAssessment'],
  });
  const choice = { criterionId: first?.criterionId ?? '', levelId: null, points: 1, comment: '' };
  const draft = { ...noDraft, text: says('One two'), selfAssessment: [choice] };
  expect(goingOf(all, draft)).toMatchObject({
    isEmpty: false,
    isTooLong: false,
    words: 2,
    judged: { count: 1, of: 2 },
    missing: ['link', 'files', 'selfAssessment'],
  });
});

it('tells the recording from the files, whatever either is called', () => {
  const handIn = {
    ...all.handIn,
    text: null,
    link: false,
    recording: { as: 'audio', mostMinutes: 5 },
  } as const;
  const page = pageOf({ handIn });
  const file = { mediaId: 'm', fileName: 'audio.webm', bytes: 1, state: 'ready' } as const;
  const sent = (part: 'files' | 'recording') =>
    ({ ...file, contentType: 'audio/webm', part }) as const;
  const missingOf = (...files: DraftFields['files']) =>
    goingOf(page, { ...noDraft, files }).missing;
  expect(missingOf()).toEqual(['files', 'recording']);
  expect(missingOf(sent('files'))).toEqual(['recording']);
  expect(missingOf(sent('recording'))).toEqual(['files']);
});

it('is too long with one word more than there may be', () => {
  expect(goingOf(all, { ...noDraft, text: says('One two three') }).isTooLong).toBe(true);
});

it('misses nothing that was not asked for', () => {
  expect(goingOf(pageOf(), { ...noDraft, link: 'https://example.org' })).toMatchObject({
    isEmpty: false,
    judged: null,
    missing: [],
  });
});
