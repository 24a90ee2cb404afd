/** Leads from a button that takes a choice back, and goes with it, to the first choice of its group. */
export const focusFirstChoice = (button: Element): void =>
  button.closest('fieldset')?.querySelector<HTMLElement>('input[type=radio]')?.focus();
