import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Storage } from '#functions/platform/storage.ts';

export type MediaDeps = BaseDeps & { storage: Storage };
