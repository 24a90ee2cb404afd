import { expect, it } from 'vitest';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { plainQuiz } from './quiz/plain-quiz.ts';
import { blockKinds } from './block-kinds.ts';
import {
  asksQuestions,
  canComplete,
  expectedMinutes,
  factsOf,
  lacksOf,
  mediaOf,
  minutesOf,
  namedMedia,
  offeredKinds,
  plays,
  takesWork,
  usualCompletion,
  usualMinutes,
} from './registry.ts';

const film: BlockContent = {
  kind: 'video',
  mediaId: 'A',
  durationSeconds: 61,
  captions: [{ language: 'en', mediaId: 'B' }],
};
const says = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

it('every kind has usual minutes that a block may have', () => {
  for (const kind of blockKinds) {
    expect(usualMinutes(kind)).toBeGreaterThanOrEqual(1);
    expect(usualMinutes(kind)).toBeLessThanOrEqual(600);
  }
});

it('what is handed in is done by handing it in, until its teacher says otherwise', () => {
  const bySubmitting = blockKinds.filter((kind) => usualCompletion(kind).rule === 'submitted');
  expect(bySubmitting).toEqual(blockKinds.filter((kind) => asksQuestions(kind) || takesWork(kind)));
});

it('every kind is offered: none is only planned', () => {
  expect(offeredKinds).toEqual(blockKinds);
});

it('only what plays from our own files can be done by watching it', () => {
  const watched = { rule: 'watched', percent: 90 } as const;
  const able = blockKinds.filter((kind) => canComplete(kind, watched));
  expect(able).toEqual(['video', 'audio']);
  expect(able).toEqual(blockKinds.filter(plays));
  expect(blockKinds.filter((kind) => !canComplete(kind, { rule: 'marked' }))).toEqual([]);
});

it('what plays takes as long as it plays, all else as long as its teacher says', () => {
  expect(minutesOf(film, 5)).toBe(2);
  expect(minutesOf({ ...film, durationSeconds: 86_400 }, 5)).toBe(600);
  expect(minutesOf({ kind: 'file', mediaId: 'A' }, 5)).toBe(5);
});

it('a text says by its words how long it takes, and a quiz by its time limit', () => {
  expect(expectedMinutes({ kind: 'text', body: { en: says('Short.') } })).toBe(1);
  expect(expectedMinutes({ ...plainQuiz, minutes: 30 })).toBe(30);
  expect(expectedMinutes({ ...plainQuiz, minutes: 1440 })).toBe(600);
  expect(expectedMinutes(plainQuiz)).toBe(usualMinutes('quiz'));
  expect(expectedMinutes(film)).toBeNull();
  expect(expectedMinutes(assignmentOf())).toBeNull();
});

it('names the files of a film each as what it is, in its field', () => {
  expect(namedMedia(film)).toEqual([
    { mediaId: 'A', use: 'video', path: ['mediaId'] },
    { mediaId: 'B', use: 'captions', path: ['captions', 0, 'mediaId'] },
  ]);
  expect(mediaOf(assignmentOf())).toEqual([]);
});

it('what speaks lacks words to read along, each in its own way', () => {
  const silent: BlockContent = { ...film, captions: [] };
  const heard: BlockContent = { kind: 'audio', mediaId: 'A', durationSeconds: 9, transcript: null };
  const lacking = (content: BlockContent) => lacksOf(content.kind, factsOf(content));
  expect(lacking(film)).toEqual([]);
  expect(lacking(silent)).toEqual(['video_without_captions']);
  expect(lacking(heard)).toEqual(['audio_without_transcript']);
  expect(lacking({ ...heard, transcript: { en: 'Hello.' } })).toEqual([]);
});
