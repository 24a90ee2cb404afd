import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const Field = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    px: '3',
    textAlign: 'end',
    bg: 'bg.panel',
    color: 'fg',
    outline: '2px solid {colors.fg.gold}',
    outlineOffset: '-2px',
    _invalid: { outlineColor: 'fg.error', color: 'fg.error' },
  },
});

/** Where somebody goes on to when a cell is typed. */
export type Onward = 'up' | 'down' | 'left' | 'right' | 'stay';

type Props = {
  label: string;
  /** What is wrong with a text that nobody understands. */
  wrong: string;
  /** What it begins with; empty: with what stood there. */
  text: string;
  old: string;
  /** False: nobody understands it. */
  onTake: (text: string, onward: Onward) => boolean;
  onEscape: () => void;
  /** Somebody went elsewhere, and typed nothing. */
  onLeave: () => void;
  /** The field is taken away while somebody types into it, as by a tablet that is turned. */
  onUnfinished: (text: string) => void;
};

const onwardOf: Record<string, Onward> = { ArrowUp: 'up', ArrowDown: 'down' };

/** A cell that is typed into: Enter, Tab and the arrows take it and go on, Escape leaves what was there. */
export function CellField(props: Props) {
  const { label, wrong, text, old, onTake, onEscape, onLeave, onUnfinished } = props;
  const [typed, setTyped] = useState(text === '' ? old : text);
  const [isWrong, setIsWrong] = useState(false);
  /** Hands on what is typed; null: all is said. */
  const unfinished = useRef<(() => void) | null>(null);
  // Before anything else is pressed: after the picture, Enter could have come first, and what is said is asked again.
  useLayoutEffect(() => {
    unfinished.current = typed === old ? null : () => onUnfinished(typed);
  });
  useEffect(() => () => unfinished.current?.(), []);
  const settled = (say: () => void) => {
    unfinished.current = null;
    say();
  };
  const take = (onward: Onward) => settled(() => setIsWrong(!onTake(typed, onward)));
  const go = (onward: Onward) =>
    typed === old && onward === 'stay' ? settled(onLeave) : take(onward);
  return (
    <>
      <Field
        // It is there because somebody began to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onFocus={({ target }) => text === '' && target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWrong(false);
        }}
        onBlur={() => go('stay')}
        onKeyDown={(event) => {
          event.stopPropagation();
          const { key, shiftKey } = event;
          if (key === 'Escape') settled(onEscape);
          else if (key === 'Enter') go(shiftKey ? 'up' : 'down');
          else if (key === 'Tab') go(shiftKey ? 'left' : 'right');
          else if (onwardOf[key]) go(onwardOf[key]);
          else return;
          event.preventDefault();
        }}
      />
      {isWrong && (
        <chakra.span
          role="alert"
          position="absolute"
          top="100%"
          insetInlineEnd="0"
          zIndex="4"
          w="14rem"
          p="2"
          bg="bg.error"
          color="fg.error"
          textStyle="sm"
          textAlign="start"
          borderRadius="l2"
          boxShadow="md"
        >
          {wrong}
        </chakra.span>
      )}
    </>
  );
}
