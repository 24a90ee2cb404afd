/** The elements that take the focus, of those that are shown. */
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), textarea:not(:disabled), select:not(:disabled), summary, [contenteditable=true], [tabindex="0"]';

/** The place of the focus: the element, all that is around it, and what came before and after each of these. */
type Trail = {
  steps: { element: Element; before: Element[]; after: Element[] }[];
  path: string;
  /** The place of the focus before something was opened over the page. */
  outside: Trail | null;
};

const over = 'dialog, [popover]';

const overOf = (trail: Trail | null) => trail?.steps[0]?.element.closest(over) ?? null;

/** What the focus goes back to from something that is open over the page, which may be open over another such thing. */
function outsideOf(opened: Element, last: Trail | null): Trail | null {
  const before = overOf(last);
  if (before === null || !last) return last;
  if (before === opened) return last.outside;
  if (!before.isConnected) return outsideOf(opened, last.outside);
  // Back from what was open over it, and else what it is open over.
  return overOf(last.outside) === opened ? (last.outside?.outside ?? null) : last;
}

function trailOf(element: Element, last: Trail | null): Trail {
  const steps: Trail['steps'] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const around = [...(at.parentElement?.children ?? [])];
    const place = around.indexOf(at);
    const before = around.slice(0, place).toReversed();
    steps.push({ element: at, before, after: around.slice(place + 1) });
  }
  const opened = element.closest(over);
  const outside = opened ? outsideOf(opened, last) : null;
  return { steps, path: location.pathname, outside };
}

const takes = (element: HTMLElement | undefined | null) => {
  element?.focus();
  return element !== undefined && element !== null && document.activeElement === element;
};

const allIn = (element: Element) => [
  ...(element.matches(focusable) ? [element as HTMLElement] : []),
  ...element.querySelectorAll<HTMLElement>(focusable),
];

/** Goes to what stands at the same place in a row like the one that is gone, else to the first that it has. */
function enter(row: Element, gone: Element, lost: Element): boolean {
  const candidates = allIn(row);
  const same = candidates[allIn(gone).indexOf(lost as HTMLElement)];
  return takes(same?.tagName === lost.tagName ? same : undefined) || candidates.some(takes);
}

/** The heading of what is left, where nothing in it can be pressed. */
function readOn(around: Element): boolean {
  const heading = around.querySelector<HTMLElement>('h1, h2, h3, h4');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return takes(heading);
}

/** Moves the focus to where the work goes on: the next row, the one before, what is around them, its heading. */
function goOn({ steps, outside }: Trail): void {
  const lost = steps[0]?.element;
  const at = steps.findIndex(({ element }) => element.isConnected);
  const gone = steps[at === -1 ? steps.length - 1 : at - 1];
  if (!lost || !gone) return;
  if (outside && gone.element.matches(over)) {
    const from = outside.steps[0]?.element;
    if (!takes(from instanceof HTMLElement && from.isConnected ? from : undefined)) goOn(outside);
    return;
  }
  const there = [...gone.after, ...gone.before].filter(({ isConnected }) => isConnected);
  if (there.some((row) => enter(row, gone.element, lost))) return;
  steps.slice(Math.max(at, 0)).some(({ element }) => allIn(element).some(takes) || readOn(element));
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

let following = false;

/**
 * Keeps people where they are: whatever has the focus and goes away (a row that is removed, a request that is
 * decided, a dialog whose button is gone with its row) hands the focus on to what stands beside it, instead of to
 * the page's start. A button that is switched off while its work is under way gets it back. What moves the focus
 * itself goes first, and another page begins as it does.
 */
export function followFocus(): void {
  if (following) return;
  following = true;
  let trail: Trail | null = null;
  let asked = false;
  let switchedOff = false;
  const note = (element: Element | null) => {
    switchedOff = false;
    trail = element ? trailOf(element, trail) : null;
  };
  const follow = () => {
    asked = false;
    if (!trail || !isLost()) return;
    const [last] = trail.steps;
    if (trail.path !== location.pathname) note(null);
    else if (!last?.element.isConnected) goOn(trail);
    else if (switchedOff && last.element instanceof HTMLElement)
      last.element.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) note(target);
  });
  // Pressing beside everything is leaving, but not what is open over the page: that knows what opened it.
  // Not every browser focuses the button that is pressed.
  document.addEventListener('pointerdown', ({ target }) => {
    note(target instanceof Element ? target.closest(`${focusable}, ${over}`) : null);
  });
  new MutationObserver(() => {
    // A browser lets go of what is switched off only with its next picture: by then it may be switched on again.
    if (trail?.steps[0]?.element.matches(':disabled')) switchedOff = true;
    if (!trail || asked || !isLost()) return;
    asked = true;
    requestAnimationFrame(follow);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
}
