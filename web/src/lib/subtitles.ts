import { decode } from './decode-text.ts';

/** Why subtitles are no captions, and in which of their lines. */
export type SubtitlesFault = { rejection: 'captions_time' | 'wrong_bytes'; line: number | null };

const time = /(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[,.](\d{1,3})/.source;
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}`);

type Cue = { start: number; end: number; lines: string[] };

const inMs = ([hours = '0', minutes = '0', seconds = '0', part = '0']: string[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
  Number(part.padEnd(3, '0'));

const padded = (value: number, digits = 2) => String(value).padStart(digits, '0');
const written = (ms: number) =>
  `${padded(Math.floor(ms / 3_600_000))}:${padded(Math.floor(ms / 60_000) % 60)}:${padded(Math.floor(ms / 1000) % 60)}.${padded(ms % 1000, 3)}`;

/** A line with what captions may hold: three marks; colors and places of other players are left out. */
const clean = (line: string) =>
  line
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/<(?!\/?[biu]>)\/?[a-z][^>]*>/gi, '')
    .replace(/&(?!(amp|lt|gt|nbsp);)/g, '&amp;')
    .replace(/-->/g, '→')
    .replace(/<(?!\/?[biu]>)/g, '&lt;')
    .trim();

/** The cues in their order, or the first line that is at fault. */
function cuesOf(text: string): Cue[] | SubtitlesFault {
  const lines = text.split(/\r\n|\n|\r/);
  const cues: Cue[] = [];
  let cue: Cue | null = null;
  for (const [at, line] of lines.entries()) {
    const match = timing.exec(line);
    if (match) {
      const [, ...parts] = match as string[];
      cue = { start: inMs(parts.slice(0, 4)), end: inMs(parts.slice(4)), lines: [] };
      if (cue.end <= cue.start) return { rejection: 'captions_time', line: at + 1 };
      cues.push(cue);
    } else if (line.trim() === '') cue = null;
    // Between two cues stands the number of the next, also where no empty line does.
    else if (!(/^\s*\d+\s*$/.test(line) && timing.test(lines[at + 1] ?? '')))
      cue?.lines.push(clean(line));
  }
  return cues.toSorted((one, other) => one.start - other.start);
}

/** Whether a file holds subtitles of SubRip, by its name. */
export const isSubtitles = (fileName: string): boolean => /.\.srt$/i.test(fileName);

/** The name of the captions that are made of a file. */
export const captionsName = (fileName: string): string => fileName.replace(/\.srt$/i, '.vtt');

/** Subtitles of SubRip (.srt) as WebVTT, the captions that browsers show. */
export async function captionsOf(file: File): Promise<File | SubtitlesFault> {
  const decoded = decode(new Uint8Array(await file.arrayBuffer()));
  const cues = decoded ? cuesOf(decoded.text) : [];
  if (!Array.isArray(cues)) return cues;
  const shown = cues.flatMap(({ start, end, lines }) => {
    const words = lines.filter((line) => line !== '');
    return words.length > 0
      ? [`\n${written(start)} --> ${written(end)}\n${words.join('\n')}\n`]
      : [];
  });
  if (shown.length === 0) return { rejection: 'wrong_bytes', line: null };
  return new File([`WEBVTT\n${shown.join('')}`], captionsName(file.name), { type: 'text/vtt' });
}
