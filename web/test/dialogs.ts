/** Plays what browsers do with dialogs and jsdom does not: open, close, and Escape. */
HTMLDialogElement.prototype.showModal = function showModal(): void {
  this.open = true;
  this.querySelector<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')?.focus();
  this.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
};
HTMLDialogElement.prototype.close = function close(): void {
  this.open = false;
};
