/** Something has still to come: a page in this state is no better than the one that is shown. */
const waiting = '.chakra-skeleton, .chakra-spinner';
const patienceMs = 5000;

const isReady = (root: Element) =>
  root.querySelector('main :is(h1, [role=alert])') !== null && root.querySelector(waiting) === null;

/** Text that somebody typed, and the control that they pointed at, move from the first page to the second. */
function handOver(first: Element, root: Element): void {
  const active = document.activeElement;
  if (!active || !first.contains(active)) return;
  const href = active.getAttribute('href');
  const name = active.getAttribute('name');
  const same = href
    ? root.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    : name && root.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (same instanceof HTMLInputElement && active instanceof HTMLInputElement)
    same.value = active.value;
  if (same) queueMicrotask(() => same.focus());
}

/**
 * Puts the site in the place of the page that the server drew, as soon as its own first page waits for nothing: it
 * is drawn out of sight until then, so that nothing moves and no skeleton is seen. Without a drawn page, or where
 * that is not for this reader, at once.
 * @param root what the site is drawn into; it is taken out of the document and comes back
 */
export function takeOver(root: HTMLElement, { atOnce }: { atOnce: boolean }): void {
  const first = document.getElementById('first-page');
  if (!first) return;
  if (atOnce || !first.querySelector('main')) {
    first.remove();
    return;
  }
  root.remove();
  const observer = new MutationObserver(() => isReady(root) && show());
  const timer = setTimeout(() => show(), patienceMs);
  function show() {
    observer.disconnect();
    clearTimeout(timer);
    if (!first?.isConnected) return;
    handOver(first, root);
    first.replaceWith(root);
  }
  observer.observe(root, { childList: true, subtree: true, attributes: true });
}
