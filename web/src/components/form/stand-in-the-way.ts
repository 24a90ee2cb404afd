import { createPath, type Navigator } from 'react-router-dom';
import { historyGate } from '#web/lib/history-gate.ts';

/** The position of an entry in the tab's history, as the router counts; null for one that it did not make. */
const place = (): number | null => (history.state as { idx?: number } | null)?.idx ?? null;

const pathOf = (to: Parameters<Navigator['push']>[0]): string =>
  new URL(typeof to === 'string' ? to : createPath(to), location.href).pathname;

/**
 * Lets nobody leave the page unasked until the returned function is called: `ask` is given what they wanted,
 * to be done once they agree. Another view of the same page (its query, its fragment) is no leaving. Closing
 * the page is asked for by the browser. The router's own blocker would need its data router, twenty kilobytes
 * more in each first load.
 */
export function standInTheWay(navigator: Navigator, ask: (go: () => void) => void): () => void {
  const here = { path: location.pathname, place: place() };
  const { push } = navigator;
  /** Set while the address is put back to where the page is. */
  let returning = false;
  let letGo = false;

  // Every link and every `navigate` of the site ends in this one method of the history.
  navigator.push = (...args) => {
    const go = () => push.apply(navigator, args);
    if (letGo || pathOf(args[0]) === here.path) return go();
    ask(() => {
      letGo = true;
      go();
    });
  };
  historyGate.close((event) => {
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = place();
    if (letGo || here.place === null || there === null || location.pathname === here.path) return;
    const steps = there - here.place;
    event.stopImmediatePropagation();
    returning = true;
    history.go(-steps);
    ask(() => {
      letGo = true;
      history.go(steps);
    });
  });
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', onUnload);
  return () => {
    navigator.push = push;
    historyGate.open();
    removeEventListener('beforeunload', onUnload);
  };
}
