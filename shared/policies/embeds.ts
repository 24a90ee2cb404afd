/** The places that a lesson may show a video of: how an id looks there, and where a frame finds it. */
export const embedProviders = {
  youtube: {
    id: /^[A-Za-z0-9_-]{11}$/,
    origin: 'https://www.youtube-nocookie.com',
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    id: /^\d{6,12}$/,
    origin: 'https://player.vimeo.com',
    frame: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
  },
} as const;

export type EmbedProvider = keyof typeof embedProviders;

export type Embed = { provider: EmbedProvider; id: string };

const addresses: [EmbedProvider, RegExp][] = [
  ['youtube', /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/],
  ['youtube', /^https:\/\/youtu\.be\/([\w-]{11})(?:[?#]|$)/],
  [
    'youtube',
    /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts)\/([\w-]{11})(?:[?#]|$)/,
  ],
  ['vimeo', /^https:\/\/(?:www\.)?vimeo\.com\/(\d{6,12})(?:[?#]|$)/],
  ['vimeo', /^https:\/\/player\.vimeo\.com\/video\/(\d{6,12})(?:[?#]|$)/],
];

/** The video that an address from a browser's bar means; null for any other address. */
export function embedOf(address: string): Embed | null {
  for (const [provider, pattern] of addresses) {
    const id = pattern.exec(address.trim())?.[1];
    if (id) return { provider, id };
  }
  return null;
}
