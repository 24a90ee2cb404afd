import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { CatalogReader } from '#functions/data/catalog/catalog-reader.ts';
import type { Storage } from '#functions/platform/storage.ts';

export type CoursesDeps = BaseDeps & { catalog: CatalogReader; storage: Storage };
