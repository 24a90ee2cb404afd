import type { Language } from '#shared/policies/languages.ts';

/** A time of the day, as people of the language write it: `10:42`. */
export const formatTime = (milliseconds: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(milliseconds);

const two = (value: number) => String(value).padStart(2, '0');

/** A place in a video: `2:31`, `1:02:05`. */
export function formatSecond(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
