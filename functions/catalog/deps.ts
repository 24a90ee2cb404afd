import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { CatalogReader } from '#functions/data/catalog/catalog-reader.ts';
import type { MediaLinks } from '#functions/platform/media-links.ts';

/**
 * The dependencies of the reads that everybody may ask for, and that public pages are drawn from. A page that is kept
 * longer than a link holds is drawn with links that lead to no photo.
 */
export type PublicDeps = Pick<BaseDeps, 'table'> & {
  catalog: CatalogReader;
  links: Pick<MediaLinks, 'photo' | 'cover'>;
  /** By which the invitations of whoever asks are found; public pages are drawn for nobody. */
  secret?: string;
};
