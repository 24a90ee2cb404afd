/**
 * The number of the page of a document of which most is in sight in its viewer, the first of several; 1 where its pages
 * are not there yet.
 * @param root the work, as it stands on the page
 */
export function pageInSight(root: Element | null, mediaId: string): number {
  const pages = root?.querySelectorAll(`[data-media="${CSS.escape(mediaId)}"] [data-page]`) ?? [];
  let best = { page: 1, height: 0 };
  for (const page of pages) {
    const viewer = page.parentElement?.getBoundingClientRect();
    if (!viewer) continue;
    const { top, bottom } = page.getBoundingClientRect();
    const height = Math.min(bottom, viewer.bottom) - Math.max(top, viewer.top);
    if (height > best.height) best = { page: Number(page.getAttribute('data-page')), height };
  }
  return best.page;
}
