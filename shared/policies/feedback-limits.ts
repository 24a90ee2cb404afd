import { type MediaType, mediaTypes } from './media-types.ts';

/** The most files that are given with one marking. */
export const mostFeedbackFiles = 10;

/** The most bytes of one of them; what its type allows holds as well. */
export const mostFeedbackBytes = 100_000_000;

/** How long a recording is that is made to be given with a marking, in minutes. */
export const mostFeedbackMinutes = 10;

/** What is given with a marking: whatever may be handed in, as captions are for no film of its own. */
export const feedbackTypes: readonly MediaType[] = (Object.keys(mediaTypes) as MediaType[]).filter(
  (type) => type !== 'text/vtt',
);

/** What is brought back at once, in files and in bytes: it lies in the browser's memory. */
export const mostBroughtBack = { files: 2000, bytes: 2 ** 30 };
