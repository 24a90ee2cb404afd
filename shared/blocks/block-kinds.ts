/** The kinds of blocks, in the order in which they are offered and counted. */
export const blockKinds = [
  'text',
  'video',
  'file',
  'image',
  'audio',
  'link',
  'embed',
  'live',
  'quiz',
  'assignment',
] as const;

export type BlockKind = (typeof blockKinds)[number];
