import { Pen } from '#web/components/ui/pen.tsx';

/** Icons that only the arranging of a course needs: the site's own set comes with each first load. */
const drawings = {
  alert: 'M12 4 3.5 19.5h17zM12 10v4.5m0 2.4v.1',
  grip: 'M9 6.5h.1m5.8 0h.1M9 12h.1m5.8 0h.1M9 17.5h.1m5.8 0h.1',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7m-7 4v5m4-5v5',
  redo: 'M15 7 19.5 11.5 15 16m4.5-4.5H10a5 5 0 0 0 0 10h2',
  undo: 'M9 7 4.5 11.5 9 16m-4.5-4.5H14a5 5 0 0 1 0 10h-2',
} as const;

type Props = { name: keyof typeof drawings };

/** A small drawing beside a word; it says nothing that the word does not. */
export function OutlineIcon({ name }: Props) {
  return <Pen d={drawings[name]} size="5" bold={name === 'grip'} />;
}
