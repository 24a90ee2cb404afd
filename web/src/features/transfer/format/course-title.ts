import type { Doc } from '../foreign/docs.ts';
import { anyHeading, saysNothing } from '../foreign/titles.ts';

/** The title of the page at the top: the one that it states, unless that says nothing, then its heading. */
export function titleOfTop(doc: Doc | undefined): string | null {
  if (!doc) return null;
  if (doc.title !== null && !saysNothing(doc.title)) return doc.title;
  const heading = anyHeading(doc.tree);
  return heading !== null && !saysNothing(heading) ? heading : null;
}
