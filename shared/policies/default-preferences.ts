import type { Preferences } from '#shared/schemas/account-parts.ts';

/** The preferences of somebody who never chose; apart from the schemas, so that a page need not load them for it. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  contrast: 'normal',
  textSize: 'normal',
  spacing: 'normal',
  reduceMotion: false,
  underlineLinks: false,
  captions: false,
  shortcuts: true,
  celebrations: true,
  longerMessages: false,
};
