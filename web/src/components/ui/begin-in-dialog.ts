const fields =
  'input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true], [contenteditable=""]';
const actions = 'button, a[href], summary';

/** Gives the focus to the first that takes it: what is hidden or disabled does not. */
function focusFirst(among: Iterable<HTMLElement>): boolean {
  for (const element of among) {
    element.focus();
    if (document.activeElement === element) return true;
  }
  return false;
}

/** The chosen one of some buttons: the arrows continue from there. */
const chosenOf = (element: HTMLElement): HTMLElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== ''
    ? (element
        .closest('dialog')
        ?.querySelector<HTMLElement>(`[name="${CSS.escape(element.name)}"]:checked`) ?? element)
    : element;

/**
 * Begins in a dialog where its work begins: in the first field to write or choose in, else on the first action, else, and where there is
 * something to read, on its title. Never on what closes it: there, Enter would throw away what was typed.
 * What still has to come is waited for, as long as nobody moves the focus.
 * @returns ends the waiting
 */
export function beginInDialog(content: HTMLElement, title: HTMLElement | null): () => void {
  const begin = (selector: string) =>
    focusFirst([...content.querySelectorAll<HTMLElement>(selector)].map(chosenOf));
  const reads = title !== null && 'reads' in title.dataset;
  if (!reads && (begin(fields) || begin(actions))) return () => {};
  title?.focus();
  if (reads) return () => {};
  const observer = new MutationObserver(() => {
    if (document.activeElement !== title || begin(fields) || begin(actions)) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}
