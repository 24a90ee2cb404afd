import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Finds the focused element within another, with its cursor, to be given back once the element lies elsewhere. */
function focusIn(element: HTMLElement): (() => void) | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !element.contains(activeElement)) return null;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  return () => {
    activeElement.focus({ preventScroll: true });
    if (anchorNode && focusNode && activeElement.contains(anchorNode))
      getSelection()?.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0);
  };
}

type GiveBack = { current: (() => void) | null };

function Place({ shelf, giveBack }: { shelf: HTMLElement; giveBack: GiveBack }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.append(shelf);
    return () => {
      giveBack.current = focusIn(shelf);
    };
  }, [shelf, giveBack]);
  return <chakra.div ref={ref} display="contents" />;
}

/**
 * Keeps the state of something while its surroundings change: a panel that turns into a sheet when the window gets
 * narrow. What is being written in it goes on, with the cursor where it was.
 * @param frame which thing lies around it; with another one, what is inside goes along
 * @returns where it lies, to be put into the frame; and what is drawn there, to be put beside the frame
 */
export function useMovable(frame: string, inside: ReactNode) {
  const [shelf] = useState(() => document.createElement('div'));
  const giveBack = useRef<(() => void) | null>(null);
  // After the frame's own effects: a dialog that opens takes the focus first.
  useEffect(() => {
    giveBack.current?.();
    giveBack.current = null;
  }, [frame]);
  return { place: <Place shelf={shelf} giveBack={giveBack} />, drawn: createPortal(inside, shelf) };
}
