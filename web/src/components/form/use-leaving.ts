import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { standInTheWay } from './stand-in-the-way.ts';

type Ask = (go: () => void) => void;

/** Several parts of a page may hold something unsaved; it is left once, and the last of them asks for all. */
const asking: Ask[] = [];
let letPass: (() => void) | null = null;

/** While `on`, whoever follows a link or goes back is asked for, and `go` does what they wanted. */
export function useLeaving(on: boolean, ask: Ask): void {
  const { navigator } = useContext(NavigationContext);
  const onLeave = useEffectEvent(ask);
  useEffect(() => {
    if (!on) return undefined;
    const own: Ask = (go) => onLeave(go);
    asking.push(own);
    letPass ??= standInTheWay(navigator, (go) => asking.at(-1)?.(go));
    return () => {
      asking.splice(asking.indexOf(own), 1);
      if (asking.length > 0) return;
      letPass?.();
      letPass = null;
    };
  }, [on, navigator]);
}
