import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { CatalogReader } from '#functions/data/catalog/catalog-reader.ts';
import type { MediaLinks } from '#functions/platform/media-links.ts';

export type CoursesDeps = BaseDeps & { catalog: CatalogReader; links: MediaLinks };
