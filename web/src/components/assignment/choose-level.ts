/** Chooses the level that stands at a place of a criterion, from 1. @returns whether there is one */
export function chooseLevel(criterion: Element, place: number): boolean {
  const level = criterion.querySelectorAll<HTMLElement>('input[type=radio]')[place - 1];
  level?.click();
  level?.focus();
  return level !== undefined;
}

/** Where somebody marks a criterion: the level that is chosen, the first one, or the field of its points. */
const controlOf = (criterion: Element) =>
  criterion.querySelector<HTMLElement>('input[type=radio]:checked') ??
  criterion.querySelector<HTMLElement>('input, textarea, button');

/** Brings the focus to a criterion. @returns whether there was something to bring it to */
export function toCriterion(criterion: Element | null | undefined): boolean {
  const control = criterion ? controlOf(criterion) : null;
  control?.focus();
  return control !== null;
}

/** Goes on to the criterion behind one; behind the last, the focus stays. */
export function toCriterionBehind(criterion: Element): void {
  const next = criterion.nextElementSibling;
  if (next?.hasAttribute('data-criterion')) toCriterion(next);
}
