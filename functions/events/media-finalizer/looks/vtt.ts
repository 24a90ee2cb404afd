import type { Look } from '../look-at.ts';

/** The tags of WebVTT (https://www.w3.org/TR/webvtt1/#webvtt-cue-text), times, and their ends. */
const ownTag = /^<(\d|\/?(c|i|b|u|v|lang|ruby|rt)[\s.>])/;
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Text whose every tag is one of WebVTT's own: a script's would only wait for a careless reader. */
export const lookAtVtt: Look = async (file) => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.read(0, file.size));
  } catch {
    return 'wrong_bytes';
  }
  if (!/^WEBVTT([ \t\r\n]|$)/.test(text) || control.test(text)) return 'wrong_bytes';
  for (const { index } of text.matchAll(/<[/!?a-z]/gi))
    if (!ownTag.test(text.slice(index, index + 8))) return 'active_content';
  return null;
};
