import { expect, it } from 'vitest';
import type { MediaType } from '#shared/policies/media-types.ts';
import { isRecordingIn } from './recording-in.ts';

const handInOf = (accepts: MediaType[] | null, isRecorded = true) => ({
  text: null,
  files: accepts && { accepts, most: 2, mostBytes: 1_000_000 },
  link: false,
  recording: isRecorded ? { as: 'audio' as const, mostMinutes: 5 } : null,
});

it.each([
  ['sound beside documents', ['application/pdf'], 'audio.weba', true],
  ['sound of another device', ['application/pdf'], 'Voice 003.m4a', true],
  ['a document', ['application/pdf'], 'plan.pdf', false],
  [
    'what was recorded here, where sound is taken as a file too',
    ['audio/webm'],
    'audio.weba',
    true,
  ],
  ['sound with a name of its own, where it is taken as a file too', ['audio/mpeg'], 'a.mp3', false],
  ['whatever sound there is, where no files are asked for', null, 'a.mp3', true],
  ['what is of no kind that is known', ['application/pdf'], 'plan', false],
] as const)('knows the recording among the files: %s', (_, accepts, fileName, is) => {
  expect(isRecordingIn(handInOf(accepts && [...accepts]), { fileName })).toBe(is);
});

it('goes by the type that the server found, and finds none where none is asked for', () => {
  const one = { fileName: 'audio.weba', contentType: 'application/pdf' as const };
  expect(isRecordingIn(handInOf(['application/pdf']), one)).toBe(false);
  const sound = { fileName: 'audio.weba' };
  expect(isRecordingIn(handInOf(['audio/webm'], false), sound)).toBe(false);
});
