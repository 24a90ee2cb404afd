import type { Inspector, Refusal } from '../inspector.ts';

/** The tags of WebVTT (https://www.w3.org/TR/webvtt1/#webvtt-cue-text), times, and their ends. */
const ownTag = /^<(\d|\/?(c|i|b|u|v|lang|ruby|rt)[\s.>])/;
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const time = /(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})/.source;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t]|$)`);

/** Start and end of a cue in milliseconds. */
function timesOf(line: string): { start: number; end: number } | null {
  const match = timing.exec(line);
  if (!match) return null;
  const ms = (from: number) => {
    const [hours, minutes, seconds, rest] = match
      .slice(from, from + 4)
      .map((one) => Number(one ?? 0));
    return (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000 + (rest ?? 0);
  };
  return { start: ms(1), end: ms(5) };
}

const foreignTag = (line: string): boolean =>
  [...line.matchAll(/<[/!?a-z]/gi)].some(({ index }) => !ownTag.test(line.slice(index, index + 8)));

/** The first line that no player should be handed: what runs, what is no time, what goes back in time. */
function faultOf(lines: string[]): Refusal | null {
  let before = 0;
  let inNote = false;
  for (const [at, text] of lines.entries()) {
    const line = at + 1;
    if (foreignTag(`${text}\n`)) return { rejection: 'active_content', line };
    if (text === '') inNote = false;
    else if (/^(NOTE|STYLE|REGION)(\s|$)/.test(text) && lines[at - 1] === '') inNote = true;
    if (inNote || !text.includes('-->')) continue;
    const times = timesOf(text);
    if (!times || times.end <= times.start) return { rejection: 'captions_time', line };
    if (times.start < before) return { rejection: 'captions_order', line };
    before = times.start;
  }
  return null;
}

/** Captions as players read them, whose every tag is one of WebVTT's own: a script's would only wait for a careless reader. */
export const inspectVtt: Inspector = async (file) => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.read(0, file.size));
  } catch {
    return 'wrong_bytes';
  }
  if (!/^WEBVTT([ \t\r\n]|$)/.test(text) || control.test(text)) return 'wrong_bytes';
  return faultOf(text.split(/\r\n|\n|\r/));
};
