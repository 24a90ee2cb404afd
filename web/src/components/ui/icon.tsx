import { Pen } from './pen.tsx';

const drawings = {
  audio: 'M5 10v4h3l4 3.5v-11L8 10zm10.5-1a4.2 4.2 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  bars: 'M4 7h16M4 12h16M4 17h16',
  book: 'M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2zm0 0v13',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V8m6-4.5V8',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronUp: 'm6 14.5 6-6 6 6',
  clock: 'M12 7v5l3.5 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  close: 'm6 6 12 12M18 6 6 18',
  courses: 'M4 5.5h4V19H4zm4 0h4V19H8zm5.2.6 3.9-1 3.4 13-3.9 1z',
  dashboard: 'M4 11.5 12 5l8 6.5M6 10v9.5h12V10m-8 9.5V14h4v5.5',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  fold: 'M4 5h16v14H4zM9.5 5v14M16 9.5 13.5 12l2.5 2.5',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10.7 3.5h2.6l.5 2.3 1.7.7 2-1.3 1.8 1.8-1.3 2 .7 1.7 2.3.5v2.6l-2.3.5-.7 1.7 1.3 2-1.8 1.8-2-1.3-1.7.7-.5 2.3h-2.6l-.5-2.3-1.7-.7-2 1.3L4.7 18 6 16l-.7-1.7-2.3-.5v-2.6l2.3-.5L6 9 4.7 7l1.8-1.8 2 1.3 1.7-.7z',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.5 2.3 3.7 5.2 3.7 8.5s-1.2 6.2-3.7 8.5c-2.5-2.3-3.7-5.2-3.7-8.5s1.2-6.2 3.7-8.5z',
  grid: 'M5 5h5.5v5.5H5zm8.5 0H19v5.5h-5.5zM5 13.5h5.5V19H5zm8.5 0H19V19h-5.5z',
  help: 'M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 3v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  image: 'M4 5h16v14H4zm3 10.5 3.5-4.5 3 3.5 2-2 2.5 3M8.5 8.5h.1',
  leave: 'M13 5H5v14h8m-3-7h10m-4-4 4 4-4 4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 1 0 13 5.3l-1 1m2 3.7a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  live: 'M4 6.5h11v11H4zm11 4 5-3v9l-5-3',
  lock: 'M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M4 6h16v12H4zm0 1 8 6.5L20 7',
  more: 'M5.5 12h.1m6.3 0h.1m6.3 0h.1',
  pen: 'm5 19 1-4L16.5 4.5l3 3L9 18z',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19.5c.5-3.5 2.7-5 6-5s5.5 1.5 6 5M15.5 5a3.3 3.3 0 0 1 0 6.3M17.5 14.8c2 .6 3.2 2.2 3.5 4.7',
  person: 'M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM5 20c.6-3.7 3-5.5 7-5.5s6.4 1.8 7 5.5',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm4.5 10.5 5 5',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.6 7.3 7 9 4.4-1.7 7-4.7 7-9V6z',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8z',
  text: 'M6 4.5h8l4 4V19.5H6zM9 12h6m-6 3.5h6',
} as const;

export type IconName = keyof typeof drawings;

type Props = { name: IconName; size?: `${number}` };

/** A small drawing beside a word; it says nothing that the word does not. */
export function Icon({ name, size = '5' }: Props) {
  return <Pen d={drawings[name]} size={size} bold={name === 'more' || name === 'list'} />;
}
