import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { standInTheWay } from './stand-in-the-way.ts';

/** While `on`, whoever follows a link or goes back is asked for, and `go` does what they wanted. */
export function useLeaving(on: boolean, ask: (go: () => void) => void): void {
  const { navigator } = useContext(NavigationContext);
  const onLeave = useEffectEvent(ask);
  useEffect(
    () => (on ? standInTheWay(navigator, (go) => onLeave(go)) : undefined),
    [on, navigator],
  );
}
