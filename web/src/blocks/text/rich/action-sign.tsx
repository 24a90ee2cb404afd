import { chakra } from '@chakra-ui/react/styled-system';
import { Pen } from '#web/components/ui/pen.tsx';
import type { ActionName } from './actions.ts';

const letters: Partial<Record<ActionName, string>> = {
  heading2: 'H2',
  heading3: 'H3',
  heading4: 'H4',
  bold: 'B',
  italic: 'I',
  strike: 'S',
};

const drawings: Partial<Record<ActionName, string>> = {
  code: 'm9 8-4 4 4 4m6-8 4 4-4 4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 1 0 13 5.3l-1 1m2 3.7a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1',
  bulletList: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  orderedList: 'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-.5V9M4 14c0-2 3-2 3-.5 0 1-3 2-3 3.5h3',
  blockquote: 'M5 15c2 0 3.5-1.2 3.5-4V7H5v5h3.5M13.5 15c2 0 3.5-1.2 3.5-4V7h-3.5v5H17',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 5v14',
  image: 'M4 5h16v14H4zm3 10.5 3.5-4.5 3 3.5 2-2 2.5 3M8.5 8.5h.1',
  codeBlock: 'M4 5h16v14H4zm6 4.5L7.5 12l2.5 2.5m4-5 2.5 2.5-2.5 2.5',
  subscript: 'm5 6 8 9m0-9-8 9M16.5 16c0-2 3-2 3-.4 0 1.2-3 2-3 3.9h3',
  superscript: 'm5 9 8 9m0-9-8 9M16.5 6c0-2 3-2 3-.4 0 1.2-3 2-3 3.9h3',
  inlineMath: 'M5 12.5h2l2.5 6L13 5h6',
  blockMath: 'M18 6V4.5H6l6.5 7.5L6 19.5h12V18',
  horizontalRule: 'M4 12h16M7 7h10M7 17h10',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h3',
};

const callout = 'M4 5h16v11h-7l-4 3.5V16H4zm8 3.2v3m0 2.3v.1';

const Letter = chakra('span', {
  base: { fontWeight: '700', fontSize: 'sm', lineHeight: '1' },
  variants: {
    name: { italic: { fontStyle: 'italic' }, strike: { textDecoration: 'line-through' } },
  },
});

/** The sign of an action: a letter as every editor has it, or a drawing. */
export function ActionSign({ name }: { name: ActionName }) {
  const letter = letters[name];
  if (letter === undefined) return <Pen d={drawings[name] ?? callout} />;
  return (
    <Letter aria-hidden {...(name === 'italic' || name === 'strike' ? { name } : {})}>
      {letter}
    </Letter>
  );
}
