/** Fields in which letters are typed; a box to tick or a choice is none. */
const typing =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=slider]';

/** Whether a key belongs to what has the focus: no letter there is a shortcut. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/** Whether a number is typed there, so that a letter does nothing in it. */
export const takesNumbers = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:is([inputmode=decimal], [inputmode=numeric])');
