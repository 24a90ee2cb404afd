import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { MediaLinks } from '#functions/platform/media-links.ts';
import type { PoolAccounts } from './pool-accounts.ts';

export type AccountsDeps = BaseDeps & {
  links: MediaLinks;
  poolAccounts: PoolAccounts;
};
