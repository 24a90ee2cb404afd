import { useCallback, useRef } from 'react';

/**
 * Keeps the focus where somebody is when what they pressed goes away with its effect: `follow`, called once
 * the new state is drawn, moves it on to what stands in its place. `kept` goes onto the element around both.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const onClickCapture = () => {
    pressed.current = true;
  };
  const follow = useCallback(() => {
    const next = ref.current?.querySelector<HTMLElement>('a, button, input, textarea');
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!pressed.current || !next || !isLost) return;
    pressed.current = false;
    next.focus();
  }, []);
  return { kept: { ref, onClickCapture }, follow };
}
