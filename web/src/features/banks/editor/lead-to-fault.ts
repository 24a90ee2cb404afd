const fields = 'input, textarea, select, [contenteditable=true]';

/** Gives the focus to the first field that keeps something from being saved, or that stands before what says so. */
export function leadToFault(within: HTMLElement): void {
  const fault = within.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]');
  if (!fault) return;
  if (fault.matches(fields)) return fault.focus();
  const before = [...(fault.parentElement?.querySelectorAll<HTMLElement>(fields) ?? [])].filter(
    (field) => field.compareDocumentPosition(fault) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const field = before.at(-1);
  if (field) field.focus();
  else fault.scrollIntoView({ block: 'center' });
}
