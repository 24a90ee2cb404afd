/** So many frames are waited for: two seconds and more. */
const mostFrames = 120;

/** The heading of a question, or of all: what stands behind the last one where there is no way back, and the map of a result. */
export const headingOf = (slotId: string | undefined) =>
  slotId === undefined ? 'all-questions' : `heading-${slotId}`;

/** Leads to a question that is about to be drawn, however slow the device is. */
export function leadTo(slotId: string | undefined, frames = mostFrames): void {
  const heading = document.getElementById(headingOf(slotId));
  if (!heading) {
    if (frames > 0) requestAnimationFrame(() => leadTo(slotId, frames - 1));
    return;
  }
  heading.focus({ preventScroll: true });
  (heading.closest('section') ?? heading).scrollIntoView({ block: 'start' });
}
