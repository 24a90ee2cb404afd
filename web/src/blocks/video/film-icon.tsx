import { Pen } from '#web/components/ui/pen.tsx';

const drawings = {
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8 5.5v13m8-13v13',
  back: 'M11 7 6 12l5 5m7-10-5 5 5 5',
  forward: 'm13 7 5 5-5 5M6 7l5 5-5 5',
  sound: 'M5 10v4h3l4 3.5v-11L8 10zm10.5-1a4.2 4.2 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11',
  silence: 'M5 10v4h3l4 3.5v-11L8 10zm11 0 4.5 4.5m0-4.5L16 14.5',
  captions: 'M4 6h16v12H4zm6.5 4.6a2 2 0 1 0 0 2.8m6-2.8a2 2 0 1 0 0 2.8',
  window: 'M4 6h16v12H4zm8 6.5h6v3.5h-6z',
  screen: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15m10.5 4.5h4.5V15',
  note: 'm5 19 1-4L16.5 4.5l3 3L9 18z',
} as const;

/** The signs on the bar of a film. */
export const FilmIcon = ({ name }: { name: keyof typeof drawings }) => (
  <Pen d={drawings[name]} size="5" />
);
