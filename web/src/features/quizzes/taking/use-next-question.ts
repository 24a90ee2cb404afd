import { useEffect, useRef, useState } from 'react';
import { leadTo } from './lead-to.ts';

/**
 * Where there is no way back: leads to each question that takes the place of the one before it, as long as nobody is
 * elsewhere on the page, where it came because another device left that one.
 * @param open the question that stands there; undefined: there is none any more; null: one can go to each
 */
export function useNextQuestion(open: string | undefined | null) {
  const shown = useRef(open);
  const left = useRef<string | null>(null);
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const before = shown.current;
    if (open === null || open === before) return;
    shown.current = open;
    const isMine = left.current === before;
    setElsewhere(!isMine);
    // The field that somebody was in went with its question.
    if (isMine || document.activeElement === document.body) leadTo(open);
  }, [open]);
  return {
    /** It was left on another device. */
    elsewhere,
    /** It is left from here. */
    leave: (slotId: string) => {
      left.current = slotId;
    },
  };
}
