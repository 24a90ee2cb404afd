/** A line of a transcript, in seconds of its video. */
export type Cue = { start: number; end: number; text: string; speaker: string | null };

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  lrm: '',
  rlm: '',
};

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * The words of a WebVTT cue without its tags, and who says them where a voice tag tells.
 * https://www.w3.org/TR/webvtt1/#webvtt-cue-text
 */
export function cueText(payload: string): Pick<Cue, 'text' | 'speaker'> {
  const voice = /<v(?:\.[^\s>]+)*[ \t]+([^>]+)>/.exec(payload)?.[1]?.trim() ?? null;
  const text = decode(payload.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
  return { text, speaker: voice === null ? null : decode(voice) };
}

type NativeCue = { startTime: number; endTime: number; text?: string };

/** The cues that a browser read from a captions file, in order, without the empty ones. */
export const cuesFrom = (native: ArrayLike<NativeCue>): Cue[] =>
  Array.from(native, ({ startTime, endTime, text = '' }) => ({
    start: startTime,
    end: endTime,
    ...cueText(text),
  }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.start - b.start);

/** The place of the cue that is said at a second: the last that has begun and not ended; -1 in between. */
export function cueAt(cues: readonly Cue[], second: number): number {
  return cues.findLastIndex(({ start, end }) => start <= second && second < end);
}
