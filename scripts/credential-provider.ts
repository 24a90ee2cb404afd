import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Stands in for `@aws-sdk/credential-provider-node` in function bundles: a function's credentials
 * are always in its environment, and the other providers cost 130 KiB of cold start.
 */
export const defaultProvider = () => fromEnv();
