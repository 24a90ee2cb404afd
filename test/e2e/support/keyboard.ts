import type { Page } from 'playwright-core';

const mostSteps = 120;

type Role = 'link' | 'button' | 'textbox' | 'select' | 'radio' | 'checkbox';

/**
 * A person who has a keyboard and nothing else. `unseen` collects the places where the focus cannot be seen: it has no
 * ring (WCAG 2.4.7), or something lies over it (2.4.11).
 */
export function createKeyboard(page: Page) {
  const unseen: string[] = [];
  const press = (key: string) => page.keyboard.press(key);

  /** The focused element, and whether it shows: one that only a script can focus, like a heading, need not. */
  const focused = () =>
    page.evaluate(async () => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || !element.matches(':focus') || element.tabIndex < 0)
        return null;
      // A ring may fade in, and what lay over the place move away.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const hasRing = (one: Element): boolean => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        return outlined || boxShadow !== 'none';
      };
      // The box of a search is its label, and shows the focus for the field in it.
      const box = element.parentElement?.localName === 'label' ? element.parentElement : element;
      const label =
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
          ? element.labels?.[0]?.textContent
          : null) ??
        element.textContent;
      const { left, top, width, height } = box.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const isClear =
        // A field that is drawn by others has no size of its own, and a message comes and goes by itself.
        Math.min(width, height) < 5 ||
        box.contains(over) ||
        over?.contains(box) === true ||
        over?.closest('[data-scope=toast]') != null ||
        box.closest(
          '[data-scope=toast][data-part=root]:is([data-state=closed], :not([data-mounted]))',
        ) != null ||
        (element instanceof HTMLInputElement && element.labels?.[0]?.contains(over) === true);
      const cover = isClear ? '' : (over?.outerHTML.slice(0, 80) ?? 'the edge of the window');
      return {
        tag: element.localName,
        type: element.getAttribute('type') ?? '',
        label: label.trim(),
        hasRing: hasRing(element) || hasRing(box),
        cover,
      };
    });

  const isRole = (role: Role, { tag, type }: { tag: string; type: string }) =>
    ({
      link: tag === 'a',
      button: tag === 'button',
      textbox: tag === 'textarea' || (tag === 'input' && !['radio', 'checkbox'].includes(type)),
      select: tag === 'select',
      radio: type === 'radio',
      checkbox: type === 'checkbox',
    })[role];

  /** Goes on with Tab until the thing of that role, whose label begins so, has the focus. */
  async function reach(role: Role, label = ''): Promise<void> {
    const met: string[] = [];
    for (let step = 0; step < mostSteps; step += 1) {
      const place = await focused();
      if (place) {
        const { hasRing, cover } = place;
        const where = `${new URL(page.url()).pathname} ${place.tag} ${place.label}`;
        if (!hasRing) unseen.push(where);
        if (cover !== '') unseen.push(`${where} under ${cover}`);
        met.push(`${place.tag} ${place.label}`);
        if (isRole(role, place) && place.label.startsWith(label)) return;
      }
      await press('Tab');
    }
    throw new Error(`Tab never led to the ${role} "${label}", but to: ${met.join(' · ')}`);
  }

  return { reach, press, type: (text: string) => page.keyboard.type(text), unseen };
}
